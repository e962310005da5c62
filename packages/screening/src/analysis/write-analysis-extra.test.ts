import { expect, test } from 'vitest'
import type { OptionalAnswers } from '../optional-answers.ts'
import { few, linesUnder, many, some, written } from './test-analysis.ts'

test('a worry leads to a doctor at any count; lost skills lead to a doctor this week, first on the page', () => {
  const firstStep = (extra: OptionalAnswers) => linesUnder('nextSteps', written({ extra }))[0]
  expect(firstStep({ worried: true })).toContain('- By 28 March, see a child specialist (paediatrician) about your worry.')
  const lost = { worried: true, lostSkills: true }
  expect(firstStep(lost)).toContain('By 21 March, see a child specialist (paediatrician).')
  expect(firstStep(lost)).toContain('Say this too: You are worried.')
  expect(linesUnder('summary', written({ extra: lost }))[0]).toBe('Please see a doctor this week.')
  const today = written({ extra: { ...lost, lostWhat: ['movement'] } })
  expect(linesUnder('summary', today)[0]).toBe('Please see a doctor today.')
  expect(linesUnder('nextSteps', today)[0]).toContain('Take your child to a doctor or hospital today.')
  expect(linesUnder('forDoctor', today)).toContain('Walking, sitting or using their hands has stopped.')
})

test('the optional questions never change the count, band or outcome', () => {
  const extra = { worried: true, lostSkills: true, siblingAutistic: true, weeksEarly: 8 }
  for (const sheet of [few, many]) {
    expect(linesUnder('score', written({ sheet, extra }))).toEqual(linesUnder('score', written({ sheet })))
  }
})

test('a child born more than three weeks early gets the corrected age for the doctor', () => {
  expect(written({ extra: { weeksEarly: 3 } })).not.toContain('early.')
  const text = written({ extra: { weeksEarly: 9 } })
  expect(text).toContain('your child was born 9 weeks early')
  expect(linesUnder('forDoctor', text)).toContain('From the due date the age is about 16 months.')
})

test('an early birth by an unknown number of weeks is described without a number', () => {
  const text = written({ extra: { bornEarly: true } })
  expect(text).toContain('Tell the doctor that your child was born early.')
  expect(text).toContain('Born early. The family does not know by how many weeks.')
  expect(text).not.toMatch(/\{weeks\}|0 weeks/)
})

test('while the follow-up is due, an early birth is given as a reason to answer it', () => {
  const sentence = 'The follow-up questions matter more for them.'
  expect(written({ sheet: some, extra: { weeksEarly: 9 } })).toContain(sentence)
  expect(written({ sheet: some, extra: { weeksEarly: 3 } })).not.toContain(sentence)
  for (const sheet of [few, many]) expect(written({ sheet, extra: { weeksEarly: 9 } })).not.toContain(sentence)
})

test('the family of a child born early is not advised to wait', () => {
  const early = written({ extra: { weeksEarly: 9 } })
  expect(early).toContain('Children born early need this check more, not less. Do not wait for them to catch up.')
  expect(early).not.toContain('take a little longer')
})

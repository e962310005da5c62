import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adviceUrgencies, type AdviceUrgency, isUrgent as hasHospitalBox, openSteps, openStepsOf } from './advice.ts'
import { type AdviceFacts, isFew, isInRange, isLate } from './advice-facts.ts'
import { adviceTableLines, allAdviceFacts } from './advice-table.ts'
import { decideAdvice } from './decide-advice.ts'

const designed = readFileSync(new URL('../../vectors/advice-table.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const every = allAdviceFacts().map((facts) => ({ facts, advice: decideAdvice(facts) }))
const soonness = (urgency: AdviceUrgency) => adviceUrgencies.indexOf(urgency)
const isUrgent = (urgency: AdviceUrgency) => soonness(urgency) <= soonness('two_weeks')

test(`each of the ${every.length} combinations gives exactly the row of the design`, () => {
  const lines = adviceTableLines()
  expect(every.length).toBe(4320)
  expect(lines.length).toBe(designed.length)
  for (const [place, line] of lines.entries()) expect(line).toBe(designed[place])
})

test('lost skills always mean a doctor this week or sooner, and never appear under a calm headline', () => {
  for (const { facts, advice } of every.filter(({ facts: { lost } }) => lost !== 'no')) {
    expect(advice.headline, describe(facts)).toBe(facts.lost === 'movement' ? 'today' : 'week')
    expect(soonness(advice.urgency)).toBeLessThanOrEqual(soonness('week'))
  }
})

test('worry, a doubt about hearing, a hearing loss and late walking lead to a doctor within 2 weeks', () => {
  const pressing = every.filter(
    ({ facts }) => facts.worry || facts.hearing === 'doubt' || facts.hearing === 'loss' || isLate(facts),
  )
  for (const { facts, advice } of pressing) {
    expect(isUrgent(advice.urgency), describe(facts)).toBe(true)
    expect(advice.steps.some((step) => step.startsWith('doctor_'))).toBe(true)
    expect(['few', 'age_young', 'age_unknown', 'about_sibling']).not.toContain(advice.headline)
  }
})

test('two or more answers that still count after the follow-up mean a doctor within 2 weeks, as do many in the first stage', () => {
  for (const { facts, advice } of every.filter(({ facts: { outcome } }) => outcome === 'see_after' || outcome === 'see_many')) {
    expect(isUrgent(advice.urgency), describe(facts)).toBe(true)
    expect(advice.steps[0]).toMatch(/^doctor_(today|week|2w)$/)
    expect(['few', 'due', 'age_old', 'age_young', 'age_unknown']).not.toContain(advice.headline)
  }
})

test('a doubt about hearing or a hearing loss adds its own step, also while the follow-up is due', () => {
  for (const { facts, advice } of every.filter(({ facts: { hearing } }) => hearing === 'doubt' || hearing === 'loss')) {
    const wanted = facts.hearing === 'loss' ? /hearing_loss$/ : /^(doctor_hearing|hearing_test)$/
    expect(
      advice.steps.some((step) => wanted.test(step)),
      describe(facts),
    ).toBe(true)
  }
})

test('a child who does not walk alone gets a step about it at every age and at unknown age', () => {
  for (const { facts, advice } of every.filter((each) => !each.facts.walks)) {
    const { steps, tell } = advice
    const isFewOrDue = isFew(facts) || facts.outcome === 'due'
    const mentionsWalking = steps.some((step) => /walking/.test(step)) || tell.includes('walking')
    if (facts.age === 'unknown') expect(steps, describe(facts)).toContain('walking_if')
    else if (isLate(facts) || isFewOrDue) expect(mentionsWalking, describe(facts)).toBe(true)
  }
})

test('a page whose hospital box names the helpline for parents does not name it among the open steps too', () => {
  for (const { facts, advice } of every) {
    const open = advice.steps.slice(0, openStepsOf(advice))
    if (hasHospitalBox(advice)) expect(open, describe(facts)).not.toContain('support')
    else expect(open, describe(facts)).toEqual(advice.steps.slice(0, openSteps))
    expect(open.length).toBeGreaterThan(0)
  }
})

test('"few signs" and the scale are shown only from 16 to 30 months', () => {
  for (const { facts, advice } of every.filter((each) => !isInRange(each.facts))) {
    expect(advice.fewLine, describe(facts)).toBe(false)
    expect(advice.scale).toBe(false)
    expect(advice.headline).not.toBe('few')
  }
})

test('every low count shows the rule about words', () => {
  for (const { facts, advice } of every.filter((each) => isFew(each.facts))) expect(advice.wordsRule, describe(facts)).toBe(true)
})

test('the count is hidden while the follow-up is due or was not finished', () => {
  for (const { facts, advice } of every.filter(({ facts: { outcome } }) => outcome === 'due' || outcome === 'expired')) {
    expect(advice.count || advice.scale || advice.fewLine, describe(facts)).toBe(false)
  }
})

test('there are at most 8 different steps; an action comes first and support last', () => {
  for (const { facts, advice } of every) {
    expect(advice.steps.length, describe(facts)).toBeLessThanOrEqual(8)
    expect(new Set(advice.steps).size).toBe(advice.steps.length)
    expect(advice.steps.at(-1)).toBe('support')
    expect(['play', 'support']).not.toContain(advice.steps[0])
  }
})

test('no two steps give different times for the same doctor', () => {
  for (const { facts, advice } of every) {
    const visits = advice.steps.filter((step) => step.startsWith('doctor_'))
    expect(visits.length, describe(facts)).toBeLessThanOrEqual(1)
    // This step says "2 weeks" itself: no walking visit with a different time may appear beside it.
    if (advice.steps.includes('walking_if')) expect(advice.headline).not.toBe('about_walking')
  }
})

function describe(facts: AdviceFacts): string {
  return JSON.stringify(facts)
}

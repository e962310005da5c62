import { expect, test } from 'vitest'
import type { OptionalAnswers } from '../optional-answers.ts'
import { twentyBehaviours } from '../item-keys.ts'
import { type AdviceInput, adviceFactsOf } from './advice-facts-of.ts'

const plain: AdviceInput = {
  behaviours: 'twenty',
  ages: twentyBehaviours.ages,
  outcome: 'few_signs',
  followUp: null,
  followUpAnswers: [],
  ageMonths: 20,
  counted: [],
  remaining: null,
  extra: {},
}
const factsOf = (changes: Partial<AdviceInput>) => adviceFactsOf({ ...plain, ...changes })
const lost = (extra: OptionalAnswers) => factsOf({ extra }).lost
const tested = (answer: string) => [{ question: '2.tested', chosen: [answer] }]

test('the outcome shows whether the follow-up was not needed, is due or has expired', () => {
  expect(factsOf({}).outcome).toBe('few')
  expect(factsOf({ remaining: [7], followUp: 'done' }).outcome).toBe('few_after')
  expect(factsOf({ outcome: 'follow_up_due', followUp: 'pending' }).outcome).toBe('due')
  expect(factsOf({ outcome: 'follow_up_due', followUp: 'expired' }).outcome).toBe('expired')
  expect(factsOf({ outcome: 'see_doctor', remaining: [7, 9], followUp: 'done' }).outcome).toBe('see_after')
  expect(factsOf({ outcome: 'see_doctor' }).outcome).toBe('see_many')
})

test('the kind of lost skill decides between this week and today; no answer counts as nothing, a "no" withdraws it', () => {
  expect(lost({})).toBe('no')
  expect(lost({ lostSkills: true })).toBe('some')
  expect(lost({ lostSkills: true, lostWhat: ['words', 'gestures'] })).toBe('some')
  expect(lost({ lostSkills: true, lostWhat: ['words', 'movement'] })).toBe('movement')
  expect(lost({ lostWhat: ['movement'] })).toBe('movement')
  expect(lost({ lostSkills: false, lostWhat: ['movement'] })).toBe('no')
})

test('hearing is derived from question 2, the answer about a hearing test, and the follow-up', () => {
  expect(factsOf({}).hearing).toBe('none')
  expect(factsOf({ counted: [10] }).hearing).toBe('ask')
  expect(factsOf({ counted: [18] }).hearing).toBe('ask')
  expect(factsOf({ counted: [2, 10] }).hearing).toBe('doubt')
  expect(factsOf({ counted: [2], extra: { hearingTested: 'no' } }).hearing).toBe('doubt')
  expect(factsOf({ counted: [2], extra: { hearingTested: 'normal' } }).hearing).toBe('normal')
  for (const hearingTested of ['loss', 'unclear'] as const) {
    expect(factsOf({ counted: [2], extra: { hearingTested } }).hearing).toBe('loss')
  }
  const extra: OptionalAnswers = { hearingTested: 'unclear' }
  expect(factsOf({ counted: [2], extra, followUpAnswers: tested('normal') }).hearing).toBe('normal')
  expect(factsOf({ counted: [2], extra, followUpAnswers: tested('not_tested') }).hearing).toBe('loss')
  expect(factsOf({ counted: [2], followUpAnswers: tested('low') }).hearing).toBe('loss')
  expect(factsOf({ counted: [2], followUpAnswers: tested('not_tested') }).hearing).toBe('doubt')
})

test('walking depends on the answers that still count', () => {
  expect(factsOf({ counted: [13] }).walks).toBe(false)
  expect(factsOf({ counted: [13], remaining: [] }).walks).toBe(true)
  expect(factsOf({ counted: [13], remaining: [13] }).walks).toBe(false)
})

test('age is counted in whole months', () => {
  const ages = [null, 15, 16, 17, 18, 23, 24, 30, 31].map((ageMonths) => factsOf({ ageMonths }).age)
  expect(ages).toEqual(['unknown', 'under16', 'm16_17', 'm16_17', 'm18_23', 'm18_23', 'm24_30', 'm24_30', 'over30'])
})

test('a custom form has no items about hearing or walking and uses its own age range', () => {
  const own: Partial<AdviceInput> = { behaviours: 'own', ages: { from: 36, to: 72 }, counted: [2, 10, 13] }
  expect(factsOf({ ...own, ageMonths: 40 })).toMatchObject({ hearing: 'none', walks: true, age: 'm24_30' })
  expect(factsOf({ ...own, ageMonths: 20 }).age).toBe('under16')
  expect(factsOf({ ...own, ageMonths: 80 }).age).toBe('over30')
  expect(factsOf({ ...own, extra: { worried: true, lostSkills: true, siblingAutistic: true } })).toMatchObject({
    worry: true,
    lost: 'some',
    sibling: true,
  })
})

import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

test('a low result under 24 months asks to answer again after age 2', () => {
  expect(nextSteps({ outcome: 'few_signs', ageMonths: 20, extra: {} })[0]).toBe('next_low_young')
  expect(nextSteps({ outcome: 'few_signs', ageMonths: 24, extra: {} })[0]).toBe('next_low')
  expect(nextSteps({ outcome: 'few_signs', ageMonths: null, extra: {} })[0]).toBe('next_low')
})

test('worry and lost skills come first, whatever the count', () => {
  expect(nextSteps({ outcome: 'few_signs', ageMonths: 20, extra: { worried: true } })[0]).toBe('next_worried')
  for (const outcome of ['few_signs', 'follow_up_due', 'see_doctor'] as const) {
    expect(nextSteps({ outcome, ageMonths: 20, extra: { lostSkills: true, worried: true } })[0]).toBe('next_lost_skills')
  }
})

test('there are at most five steps, and playing together is always one', () => {
  const extra = { worried: true, lostSkills: true, siblingAutistic: true, weeksEarly: 8 }
  for (const outcome of ['few_signs', 'follow_up_due', 'see_doctor'] as const) {
    const steps = nextSteps({ outcome, ageMonths: 20, extra })
    expect(steps.length).toBeLessThanOrEqual(5)
    expect(steps.at(-1)).toBe('next_play')
    expect(new Set(steps).size).toBe(steps.length)
  }
})

test('while the follow-up can be answered nothing but a worry leads to a doctor', () => {
  const steps = nextSteps({ outcome: 'follow_up_due', ageMonths: 20, extra: {}, isFollowUpOpen: true })
  expect(steps).toEqual(['next_worried', 'next_play'])
  expect(nextSteps({ outcome: 'follow_up_due', ageMonths: 20, extra: {} })).toContain('next_medium')
})

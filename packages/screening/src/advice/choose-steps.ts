/** The steps of one result in their order, each with its condition. */
import type { AdviceHeadline, AdviceStep } from './advice.ts'
import { type AdviceFacts, isFew, isOutside, isSeeDoctor } from './advice-facts.ts'

export function chooseSteps(facts: AdviceFacts, headline: AdviceHeadline, visit: readonly AdviceStep[]): AdviceStep[] {
  const { outcome, lost, walks, age } = facts
  const isDue = outcome === 'due'
  const isAbout = headline.startsWith('about_')
  const isYoung = age === 'under16' || age === 'm16_17' || age === 'm18_23'
  return [
    ...visit,
    ...only('follow_up', headline === 'week' && isDue && !isOutside(facts)),
    ...only('deic', asksTheCentre(facts, headline)),
    ...(headline === 'about_hearing' ? [] : hearingStep(facts, visit)),
    ...only('walking_if', !walks && age === 'unknown'),
    ...only('walking_by_18', !walks && (age === 'under16' || age === 'm16_17') && (isFew(facts) || isDue)),
    ...only('growth_card', age === 'under16' && isAbout),
    ...only('add_birth', age === 'unknown' && isFew(facts) && isAbout),
    ...only('again', isFew(facts) && lost === 'no' && isYoung),
    ...only('next_visit', headline === 'few' && outcome === 'few_after'),
    ...only('watch', headline === 'few' && age === 'm24_30' && outcome === 'few'),
    ...only('follow_up', isDue && isOutside(facts) && headline !== 'today'),
    ...only('play', headline !== 'today'),
    'support',
  ]
}

function asksTheCentre(facts: AdviceFacts, headline: AdviceHeadline): boolean {
  const isUrgent = headline === 'today' || headline === 'week'
  const isCount = isSeeDoctor(facts) || facts.outcome === 'expired'
  return isCount || isUrgent || headline === 'age_old' || (facts.outcome === 'few_after' && facts.worry)
}

function hearingStep(facts: AdviceFacts, visit: readonly AdviceStep[]): AdviceStep[] {
  const { hearing, outcome } = facts
  if (hearing === 'loss') return ['hearing_loss']
  if (hearing === 'normal')
    return only(
      'hearing_report',
      visit.some((step) => step.startsWith('doctor_')),
    )
  const isAsked = hearing === 'doubt' || isSeeDoctor(facts) || outcome === 'expired'
  return only('hearing_test', isAsked || (hearing === 'ask' && outcome !== 'few'))
}

function only(step: AdviceStep, holds: boolean): AdviceStep[] {
  return holds ? [step] : []
}

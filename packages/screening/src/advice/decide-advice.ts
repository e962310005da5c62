/**
 * The decision table: maps the facts of a screening to advice. Only this file decides a headline, an urgency or a step;
 * it reads no clock and contains no display text.
 *
 * Urgency has priority over the count, and age over both. The rules and their times come from the design and are not yet
 * checked by a clinician; `npm run advice` prints every row. All rows are stored in `vectors/advice-table.tsv`.
 */
import type { Advice, AdviceHeadline, AdviceStep, AdviceTell, AdviceUrgency } from './advice.ts'
import { type AdviceFacts, isFew, isInRange, isLate, isOutside, isSeeDoctor } from './advice-facts.ts'
import { chooseSteps } from './choose-steps.ts'

interface Rule {
  readonly headline: AdviceHeadline
  readonly urgency: AdviceUrgency
  /** The steps that belong to the headline. */
  readonly visit: readonly AdviceStep[]
}

export function decideAdvice(facts: AdviceFacts): Advice {
  const { headline, urgency, visit } = ruleFor(facts)
  const steps = chooseSteps(facts, headline, visit)
  const isSayable = isInRange(facts)
  return {
    headline,
    urgency,
    steps,
    tell: steps.some(isDoctorStep) ? tellsOf(facts, headline) : [],
    count: (isFew(facts) && isSayable) || (isSeeDoctor(facts) && facts.age !== 'under16'),
    fewLine: isFew(facts) && isSayable,
    wordsRule: isFew(facts) || headline === 'age_old' || headline === 'age_young',
    scale: isSayable && (facts.outcome === 'few' || facts.outcome === 'see_many'),
  }
}

/** The first rule that matches. */
function ruleFor(facts: AdviceFacts): Rule {
  const { outcome, lost, age } = facts
  if (lost === 'movement') return { headline: 'today', urgency: 'today', visit: ['doctor_today'] }
  if (lost === 'some') return { headline: 'week', urgency: 'week', visit: ['doctor_week'] }
  if (isSeeDoctor(facts) && age === 'under16') return inTwoWeeks('young_doctor', 'doctor_2w')
  if (outcome === 'see_many') return inTwoWeeks('many', 'doctor_2w')
  if (outcome === 'see_after') return inTwoWeeks('some', 'doctor_2w')
  if (outcome === 'expired') return inTwoWeeks('expired', 'doctor_2w')
  if (outcome === 'due' && !isOutside(facts)) return whileDue(facts)
  return byWhatWasTold(facts)
}

/** The rules for a low count, and for a child outside the age range whose follow-up is due. */
function byWhatWasTold(facts: AdviceFacts): Rule {
  const { outcome, worry, sibling, hearing, age } = facts
  if (isLate(facts)) return inTwoWeeks('about_walking', 'doctor_walking')
  if (hearing === 'doubt') return inTwoWeeks('about_hearing', 'doctor_hearing')
  if (hearing === 'loss') return inTwoWeeks('about_hearing', 'doctor_hearing_loss')
  if (worry) return inTwoWeeks('about_worry', 'doctor_worry')
  if (sibling) return { headline: 'about_sibling', urgency: 'routine', visit: ['doctor_sibling'] }
  if (age === 'over30')
    return { headline: 'age_old', urgency: outcome === 'due' ? 'two_weeks' : 'routine', visit: ['doctor_age'] }
  if (age === 'under16') return { headline: 'age_young', urgency: 'routine', visit: ['growth_card'] }
  if (age === 'unknown') return { headline: 'age_unknown', urgency: 'routine', visit: ['add_birth'] }
  return { headline: 'few', urgency: 'routine', visit: [] }
}

function whileDue(facts: AdviceFacts): Rule {
  const cannotWait = facts.worry || facts.hearing === 'doubt' || facts.hearing === 'loss' || isLate(facts)
  return cannotWait
    ? { headline: 'due', urgency: 'two_weeks', visit: ['follow_up', 'doctor_meanwhile'] }
    : { headline: 'due', urgency: 'routine', visit: ['follow_up'] }
}

function inTwoWeeks(headline: AdviceHeadline, visit: AdviceStep): Rule {
  return { headline, urgency: 'two_weeks', visit: [visit] }
}

function tellsOf(facts: AdviceFacts, headline: AdviceHeadline): AdviceTell[] {
  const { worry, sibling } = facts
  return [
    ...(worry && headline !== 'about_worry' ? (['worry'] as const) : []),
    ...(sibling && headline !== 'about_sibling' ? (['sibling'] as const) : []),
    ...(isLate(facts) && headline !== 'about_walking' ? (['walking'] as const) : []),
  ]
}

export function isDoctorStep(step: AdviceStep): boolean {
  return step.startsWith('doctor_')
}

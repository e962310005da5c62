/** The output of the decision table, used by every page, report, email and list: ids without display text. */

export const adviceHeadlines = [
  'today',
  'week',
  'young_doctor',
  'many',
  'some',
  'expired',
  'due',
  'about_walking',
  'about_hearing',
  'about_worry',
  'about_sibling',
  'age_old',
  'age_young',
  'age_unknown',
  'few',
] as const
export type AdviceHeadline = (typeof adviceHeadlines)[number]

export const adviceUrgencies = ['today', 'week', 'two_weeks', 'routine'] as const
export type AdviceUrgency = (typeof adviceUrgencies)[number]

export const adviceSteps = [
  'doctor_today',
  'doctor_week',
  'doctor_2w',
  'doctor_walking',
  'doctor_hearing',
  'doctor_hearing_loss',
  'doctor_worry',
  'doctor_sibling',
  'doctor_age',
  'doctor_meanwhile',
  'follow_up',
  'deic',
  'hearing_test',
  'hearing_loss',
  'hearing_report',
  'walking_if',
  'walking_by_18',
  'growth_card',
  'add_birth',
  'again',
  'next_visit',
  'watch',
  'play',
  'support',
] as const
export type AdviceStep = (typeof adviceSteps)[number]

export const adviceTells = ['worry', 'sibling', 'walking'] as const
export type AdviceTell = (typeof adviceTells)[number]

export interface Advice {
  readonly headline: AdviceHeadline
  readonly urgency: AdviceUrgency
  /** In display order; pages show the first three without a click. */
  readonly steps: readonly AdviceStep[]
  /** Extra facts that the doctor should hear. */
  readonly tell: readonly AdviceTell[]
  /** Whether the sentence with the number of counted answers may be shown. */
  readonly count: boolean
  /** Whether "few signs" may be shown. */
  readonly fewLine: boolean
  /** Whether the rule about words by 16 and 24 months is shown. */
  readonly wordsRule: boolean
  /** Whether the scale of totals may be shown. */
  readonly scale: boolean
}

/** The number of steps shown open; the others are in "More steps". */
export const openSteps = 3

export function isUrgent({ urgency }: Pick<Advice, 'urgency'>): boolean {
  return urgency === 'today' || urgency === 'week'
}

/**
 * How many steps the page shows open. Its open hospital box, which urgent results have, names the helpline for parents: the
 * step that names it again is then in "More steps".
 */
export function openStepsOf(advice: Pick<Advice, 'urgency' | 'steps'>): number {
  const support = advice.steps.indexOf('support')
  return isUrgent(advice) && support >= 0 ? Math.min(openSteps, support) : openSteps
}

/** What the advice depends on, each with all its values in the order of the decision table. */

export const adviceOutcomes = ['few', 'few_after', 'due', 'expired', 'see_after', 'see_many'] as const
export const adviceLosses = ['no', 'some', 'movement'] as const
export const adviceHearing = ['none', 'ask', 'doubt', 'loss', 'normal'] as const
export const adviceAges = ['under16', 'm16_17', 'm18_23', 'm24_30', 'over30', 'unknown'] as const

export interface AdviceFacts {
  /**
   * `few`: 0 to 2 answers counted at once. `few_after`: 0 or 1 are left after the follow-up. `due`: the follow-up waits.
   * `expired`: it was not finished in time. `see_after`: 2 or more are left. `see_many`: 8 to 20 counted at once.
   */
  readonly outcome: (typeof adviceOutcomes)[number]
  /** Skills used before that have stopped; `movement`: walking, sitting or using the hands is among them. */
  readonly lost: (typeof adviceLosses)[number]
  readonly worry: boolean
  /** A brother or sister is autistic. */
  readonly sibling: boolean
  /**
   * `doubt`: the parent has wondered whether the child hears, and no test is known. `ask`: only answers that poor hearing
   * can lead to. `loss`: a test found hearing loss or was not clear. `normal`: a test found good hearing.
   */
  readonly hearing: (typeof adviceHearing)[number]
  /** Takes steps alone, as far as the answers say now. */
  readonly walks: boolean
  /** By calendar months. */
  readonly age: (typeof adviceAges)[number]
}

/** The parts of the age that several rules ask about. */
export function isOutside({ age }: Pick<AdviceFacts, 'age'>): boolean {
  return age === 'under16' || age === 'over30'
}

export function isInRange({ age }: Pick<AdviceFacts, 'age'>): boolean {
  return age !== 'unknown' && !isOutside({ age })
}

/** Does not walk alone at 18 months or more. */
export function isLate({ walks, age }: Pick<AdviceFacts, 'walks' | 'age'>): boolean {
  return !walks && (age === 'm18_23' || age === 'm24_30' || age === 'over30')
}

export function isFew({ outcome }: Pick<AdviceFacts, 'outcome'>): boolean {
  return outcome === 'few' || outcome === 'few_after'
}

export function isSeeDoctor({ outcome }: Pick<AdviceFacts, 'outcome'>): boolean {
  return outcome === 'see_after' || outcome === 'see_many'
}

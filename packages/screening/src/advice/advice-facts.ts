/** The facts that the advice depends on, each with all its values in the order of the decision table. */

export const adviceOutcomes = ['few', 'few_after', 'due', 'expired', 'see_after', 'see_many'] as const
export const adviceLosses = ['no', 'some', 'movement'] as const
export const adviceHearing = ['none', 'ask', 'doubt', 'loss', 'normal'] as const
export const adviceAges = ['under16', 'm16_17', 'm18_23', 'm24_30', 'over30', 'unknown'] as const

export interface AdviceFacts {
  /**
   * `few`: 0 to 2 answers counted in the first stage. `few_after`: 0 or 1 remain after the follow-up. `due`: the follow-up is
   * not finished yet. `expired`: it was not finished in time. `see_after`: 2 or more remain. `see_many`: 8 to 20 counted in
   * the first stage.
   */
  readonly outcome: (typeof adviceOutcomes)[number]
  /** Skills that the child used before and has lost; `movement`: they include walking, sitting or using the hands. */
  readonly lost: (typeof adviceLosses)[number]
  readonly worry: boolean
  /** A brother or sister is autistic. */
  readonly sibling: boolean
  /**
   * `doubt`: the parent has wondered whether the child hears, and no test is known. `ask`: only answers that poor hearing
   * can explain. `loss`: a test found hearing loss or was unclear. `normal`: a test found good hearing.
   */
  readonly hearing: (typeof adviceHearing)[number]
  /** Whether the child takes steps alone, according to the current answers. */
  readonly walks: boolean
  /** In calendar months. */
  readonly age: (typeof adviceAges)[number]
}

/** Age ranges that several rules use. */
export function isOutside({ age }: Pick<AdviceFacts, 'age'>): boolean {
  return age === 'under16' || age === 'over30'
}

export function isInRange({ age }: Pick<AdviceFacts, 'age'>): boolean {
  return age !== 'unknown' && !isOutside({ age })
}

/** At 18 months or older and does not walk alone. */
export function isLate({ walks, age }: Pick<AdviceFacts, 'walks' | 'age'>): boolean {
  return !walks && (age === 'm18_23' || age === 'm24_30' || age === 'over30')
}

export function isFew({ outcome }: Pick<AdviceFacts, 'outcome'>): boolean {
  return outcome === 'few' || outcome === 'few_after'
}

export function isSeeDoctor({ outcome }: Pick<AdviceFacts, 'outcome'>): boolean {
  return outcome === 'see_after' || outcome === 'see_many'
}

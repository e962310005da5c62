/**
 * The optional questions beside the twenty: they add next steps and never change the score.
 * A question that was not answered is absent.
 */
export interface Extra {
  /** Someone who knows the child is worried about talking, playing or connecting. */
  readonly worried?: boolean | undefined
  /** The child has stopped using words, gestures or play used before. */
  readonly lostSkills?: boolean | undefined
  /** A brother or sister of the child is autistic. */
  readonly siblingAutistic?: boolean | undefined
  /** Whole weeks before the due date; asked from more than 3 weeks on. */
  readonly weeksEarly?: number | undefined
}

/** From here on an early birth is mentioned in the text. */
export const earlyFromWeeks = 4

/** What a child can have stopped doing. */
export const lostWhats = ['words', 'gestures', 'movement'] as const
export type LostWhat = (typeof lostWhats)[number]

/** What came of a hearing test; `loss`: some hearing loss was found. */
export const hearingTests = ['no', 'normal', 'loss', 'unclear'] as const
export type HearingTested = (typeof hearingTests)[number]

/**
 * The optional questions beside the twenty: they add next steps and never change the score.
 * A question that was not answered is absent.
 */
export interface Extra {
  /** Someone who knows the child is worried about talking, playing or connecting. */
  readonly worried?: boolean | undefined
  /** The child has stopped using words, gestures or play used before. */
  readonly lostSkills?: boolean | undefined
  /** Which ones; `movement` is walking, sitting or using the hands. */
  readonly lostWhat?: readonly LostWhat[] | undefined
  /** Asked when question 2 counts. */
  readonly hearingTested?: HearingTested | undefined
  /** A brother or sister of the child is autistic. */
  readonly siblingAutistic?: boolean | undefined
  /** More than 3 weeks early, by a number of weeks that the family does not know: then `weeksEarly` is absent. */
  readonly bornEarly?: boolean | undefined
  /** Whole weeks before the due date; asked from more than 3 weeks on. */
  readonly weeksEarly?: number | undefined
}

/** From here on an early birth is mentioned in the text. */
export const earlyFromWeeks = 4
/** Whole weeks before the due date. */
export const mostWeeksEarly = 20

const yesNoFields = ['worried', 'lostSkills', 'siblingAutistic', 'bornEarly'] as const

/** What a device kept of them, field by field: what is not as it should be is absent, as if it had not been answered. */
export function parseExtra(content: unknown): Extra {
  if (typeof content !== 'object' || content === null) return {}
  const kept = content as Readonly<Partial<Record<keyof Extra, unknown>>>
  const yesNo = yesNoFields.filter((field) => typeof kept[field] === 'boolean').map((field) => [field, kept[field]])
  const marked: readonly unknown[] = Array.isArray(kept.lostWhat) ? kept.lostWhat : []
  const lostWhat = lostWhats.filter((each) => marked.includes(each))
  const hearingTested = hearingTests.find((each) => each === kept.hearingTested)
  return {
    ...(Object.fromEntries(yesNo) as Extra),
    ...(lostWhat.length > 0 && { lostWhat }),
    ...(hearingTested && { hearingTested }),
    ...(isWeeksEarly(kept.weeksEarly) && { weeksEarly: kept.weeksEarly }),
  }
}

export function isWeeksEarly(input: unknown): input is number {
  return typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= mostWeeksEarly
}

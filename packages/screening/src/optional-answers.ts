/** Skills that a child can have lost. */
export const lostSkills = ['words', 'gestures', 'movement'] as const
export type LostSkill = (typeof lostSkills)[number]

/** The result of a hearing test; `loss`: some hearing loss was found. */
export const hearingTests = ['no', 'normal', 'loss', 'unclear'] as const
export type HearingTested = (typeof hearingTests)[number]

/**
 * The optional questions beside the twenty: they add next steps and never change the score.
 * A question without an answer is absent.
 */
export interface OptionalAnswers {
  /** Someone who knows the child is worried about how the child talks, plays or connects. */
  readonly worried?: boolean | undefined
  /** The child has stopped using words, gestures or play used before. */
  readonly lostSkills?: boolean | undefined
  /** The lost skills; `movement` is walking, sitting or using the hands. */
  readonly lostWhat?: readonly LostSkill[] | undefined
  /** Asked when question 2 counts. */
  readonly hearingTested?: HearingTested | undefined
  /** A brother or sister of the child is autistic. */
  readonly siblingAutistic?: boolean | undefined
  /** Born more than 3 weeks early, but the number of weeks is unknown: `weeksEarly` is absent then. */
  readonly bornEarly?: boolean | undefined
  /** Whole weeks before the due date; asked if more than 3. */
  readonly weeksEarly?: number | undefined
}

/** The number of weeks from which an early birth is mentioned in the text. */
export const earlyFromWeeks = 4
/** The maximum accepted number of whole weeks before the due date. */
export const maxWeeksEarly = 20

const yesNoFields = ['worried', 'lostSkills', 'siblingAutistic', 'bornEarly'] as const

/** Parses values stored on a device, field by field: an invalid field is absent, as if not answered. */
export function parseExtra(content: unknown): OptionalAnswers {
  if (typeof content !== 'object' || content === null) return {}
  const stored = content as Readonly<Partial<Record<keyof OptionalAnswers, unknown>>>
  const yesNo = yesNoFields.filter((field) => typeof stored[field] === 'boolean').map((field) => [field, stored[field]])
  const marked: readonly unknown[] = Array.isArray(stored.lostWhat) ? stored.lostWhat : []
  const lostWhat = lostSkills.filter((each) => marked.includes(each))
  const hearingTested = hearingTests.find((each) => each === stored.hearingTested)
  return {
    ...(Object.fromEntries(yesNo) as OptionalAnswers),
    ...(lostWhat.length > 0 && { lostWhat }),
    ...(hearingTested && { hearingTested }),
    ...(isWeeksEarly(stored.weeksEarly) && { weeksEarly: stored.weeksEarly }),
  }
}

export function isWeeksEarly(input: unknown): input is number {
  return typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= maxWeeksEarly
}

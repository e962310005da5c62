import type { Words } from '@ankur/content'
import type { places } from '@ankur/content/words/en/places/places'
import type { CompleteSheet } from '../answers.ts'
import type { FinishedFollowUp, Finding } from '../analysis/assess.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument } from '../instrument.ts'
import type { Language, Texts } from '../language.ts'
import type { ReportWords } from './report-words.ts'

export type PlaceWords = Words<typeof places>

export interface ReportInput {
  readonly assessment: StoredAssessment
  /** The finished follow-up, once there is one. */
  readonly followUp: FinishedFollowUp | null
  /** The form that is loaded now; its wording is used when it is the one that was answered. */
  readonly instrument: Instrument
  readonly language: Language
  readonly words: ReportWords
  /** What the child is called on paper; null leaves a line to write on. */
  readonly childName: string | null
  /** Where more of this can be read. */
  readonly address: string
  readonly placeWords: PlaceWords
  /** The family's district, an id of `districts`; null for any other, or when it was not told. */
  readonly district: string | null
}

type Values = Readonly<Record<string, string | number>>

/** What both pages are written from. */
export interface ReportData extends ReportInput {
  readonly sheet: CompleteSheet
  /** The form that was answered. */
  readonly form: Instrument
  /** What its totals mean is known here: it is loaded, or asks about the twenty behaviours. */
  readonly isKnown: boolean
  readonly finding: Finding
  readonly completedMs: number
  readonly isDue: boolean
  readonly say: (texts: Texts, values?: Values) => string
}

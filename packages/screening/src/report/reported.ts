import type { Words } from '@ankur/content'
import type { places } from '@ankur/content/words/en/places/places'
import type { CompleteSheet } from '../answers.ts'
import type { FinishedFollowUp, Finding } from '../analysis/assess.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument } from '../instrument.ts'
import type { Language, Texts } from '../language.ts'

export type PlaceWords = Words<typeof places>

/** The report sentences from the dictionaries; the others belong to the analysis and the advice. */
export const reportWordKeys = [
  'report_title',
  'report_for_family',
  'report_child',
  'report_age',
  'report_months',
  'report_answered_on',
  'report_answered_by',
  'report_strengths',
  'report_talk',
  'report_steps',
  'report_done',
  'report_date',
  'report_take',
  'report_take_list',
  'report_questions',
  'report_you',
  'report_no_person',
  'report_footer',
  'mother',
  'father',
  'grandparent',
  'other_family',
  'someone_else',
] as const

export type ReportWords = Readonly<Record<(typeof reportWordKeys)[number], string>>

export interface ReportInput {
  readonly assessment: StoredAssessment
  /** The follow-up, once it is finished. */
  readonly followUp: FinishedFollowUp | null
  /** The currently loaded form; its wording is used if it is the one that was answered. */
  readonly instrument: Instrument
  readonly language: Language
  readonly words: ReportWords
  /** The child's name in the report; null prints an empty line. */
  readonly childName: string | null
  /** The web address for more information. */
  readonly address: string
  readonly placeWords: PlaceWords
  /** The family's district, an id of `districts`; null for others or if not given. */
  readonly district: string | null
}

type Values = Readonly<Record<string, string | number>>

/** The input of both pages. */
export interface ReportData extends ReportInput {
  readonly sheet: CompleteSheet
  /** The form that was answered. */
  readonly form: Instrument
  /** Whether the meaning of its totals is known: it is loaded, or asks about the twenty behaviours. */
  readonly isKnown: boolean
  readonly finding: Finding
  readonly completedMs: number
  readonly isDue: boolean
  readonly say: (texts: Texts, values?: Values) => string
}

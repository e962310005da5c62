/**
 * A screening on paper: page 1 for the family in its language, page 2 for a doctor in English.
 *
 * Total, band and outcome are the stored ones, never worked out anew. While the follow-up questions are due, neither page
 * names, places or counts a band: the doctor reads the answers, and how such answers are counted.
 */
import { parseAnswers, type CompleteSheet } from '../answers.ts'
import type { FinishedFollowUp, Finding } from '../analysis/assess.ts'
import { answeredForm, unknownForm } from '../answered-form.ts'
import { fill } from '../analysis/fill.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument } from '../instrument.ts'
import type { Language, Texts } from '../language.ts'
import type { PlanWords } from '../plan/say-plan.ts'
import { doctorPage } from './doctor-page.ts'
import type { Paper } from './document.ts'
import { familyPage } from './family-page.ts'
import type { ReportWords } from './report-words.ts'

interface ReportInput {
  readonly assessment: StoredAssessment
  /** The finished follow-up, once there is one. */
  readonly followUp: FinishedFollowUp | null
  /** The form that is loaded now; its wording is used when it is the one that was answered. */
  readonly instrument: Instrument
  readonly language: Language
  readonly words: ReportWords
  /** Where more of this can be read. */
  readonly address: string
  readonly planWords: PlanWords
  /** The family's district, an id of `districts`; null for any other, or when it was not told. */
  readonly district: string | null
}

type Values = Readonly<Record<string, string | number>>

/** What both pages are written from. */
export interface Reported extends ReportInput {
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

export function writeReport(input: ReportInput): Paper {
  const { assessment, language, words } = input
  const known = answeredForm(assessment.instrument, input.instrument)
  const form = known ?? unknownForm(assessment)
  const sheet = sheetOf(assessment, form)
  const reported: Reported = {
    ...input,
    sheet,
    form,
    isKnown: known !== null,
    finding: findingOf(assessment),
    completedMs: Date.parse(assessment.completed_at),
    isDue: assessment.outcome === 'follow_up_due',
    say: (texts, values = {}) => fill(texts[language], values),
  }
  return { language, title: words.report_title, pages: [familyPage(reported), doctorPage(reported)] }
}

function sheetOf({ answers }: StoredAssessment, form: Instrument): CompleteSheet {
  const parsed = parseAnswers(answers, form)
  if (!parsed.ok) throw new Error('a stored assessment has not all its answers')
  return parsed.sheet
}

function findingOf(stored: StoredAssessment): Finding {
  const { total, countedItems: counted, remainingItems: remaining, band, outcome, ageMonths, ageApplies, rescreenMonth } = stored
  return { total, counted, remaining, band, outcome, ageMonths, ageApplies, rescreenMonth }
}

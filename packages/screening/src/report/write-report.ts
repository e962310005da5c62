/**
 * Writes the report of a screening: page 1 for the family in its language, page 2 for a doctor in English.
 *
 * Total, band and outcome are the stored values and are never recalculated. While the follow-up is due, neither page shows
 * a band, a scale or a count: the doctor sees the answers and the counting rule.
 */
import { fill } from '@ankur/content'
import { parseAnswers, type CompleteSheet } from '../answers.ts'
import type { Finding } from '../analysis/assess.ts'
import { answeredForm, unknownForm } from '../questions/answered-form.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument } from '../instrument.ts'
import { doctorPage } from './doctor-page.ts'
import type { Paper } from './document.ts'
import { familyPage } from './family-page.ts'
import type { ReportData, ReportInput } from './reported.ts'

export function writeReport(input: ReportInput): Paper {
  const { assessment, language, words } = input
  const known = answeredForm(assessment.instrument, input.instrument)
  const form = known ?? unknownForm(assessment)
  const sheet = sheetOf(assessment, form)
  const reported: ReportData = {
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
  if (!parsed.ok) throw new Error('a stored assessment is missing answers')
  return parsed.sheet
}

function findingOf(stored: StoredAssessment): Finding {
  const { total, countedItems: counted, remainingItems: remaining, band, outcome, ageMonths, ageApplies, rescreenMonth } = stored
  return { total, counted, remaining, band, outcome, ageMonths, ageApplies, rescreenMonth }
}

import {
  ageApplies,
  ageMonths,
  answeredForm,
  findingOf,
  type Instrument,
  parseAnswers,
  parseBirthMonth,
  type StoredAssessment,
  templateVersion,
  writeAnalysis,
} from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported, type ReportedAssessment } from './for-reports.ts'
import { saveBirthMonth } from './birth-month-store.ts'
import { findAssessment } from './store.ts'

interface BirthMonthRequest {
  readonly userId: string
  readonly id: string
  readonly birthMonth: string
}

/**
 * Adds the month of birth to an assessment without one, once. Age, advice and text are then as if it had been given at the start;
 * total, band and outcome do not depend on it. The child gets the month too if it has none.
 */
export async function addBirthMonth(
  { db, clock }: Platform,
  loaded: Instrument,
  request: BirthMonthRequest,
): Promise<StoredAssessment> {
  const nowMs = clock.nowMs()
  return await db.transaction(async (tx) => {
    await tx.query('select from assessments where user_id = $1 and id = $2 for update', [request.userId, request.id])
    const found = await findReported(tx, request.userId, { id: request.id, nowMs })
    if (!found) throw new Refusal(404, 'not_found')
    if (found.assessment.birthMonth !== null) throw new Refusal(409, 'birth_month_known')
    const parsed = parseBirthMonth(request.birthMonth, Date.parse(found.assessment.completed_at))
    if (!parsed.ok) throw new Refusal(422, 'invalid_input', { fields: ['birthMonth'] })
    await saveBirthMonth(tx, request, rewritten(found, loaded, parsed.month))
    return await again(tx, request, nowMs)
  })
}

async function again(tx: Queryable, { userId, id }: BirthMonthRequest, nowMs: number): Promise<StoredAssessment> {
  const assessment = await findAssessment(tx, userId, { id, nowMs })
  if (!assessment) throw new Refusal(404, 'not_found')
  return assessment
}

/** Recomputes the values that depend on the month. Texts of a form that is no longer loaded cannot be rewritten. */
function rewritten({ assessment, followUp }: ReportedAssessment, loaded: Instrument, birthMonth: string) {
  const { ages, extra, language, answers, completed_at: completedAt } = assessment
  const completedMs = Date.parse(completedAt)
  const months = ageMonths(birthMonth, completedMs)
  const changed = { birthMonth, ageMonths: months, ageApplies: ageApplies(months, { ages }) }
  const form = answeredForm(assessment.instrument, loaded)
  const parsed = form && parseAnswers(answers, form)
  if (!form || !parsed?.ok) return { ...changed, rescreenMonth: null, text: null }

  const input = { instrument: form, sheet: parsed.sheet, birthMonth, completedMs, extra, followUp: followUp ?? undefined }
  const { rescreenMonth } = findingOf(input)
  return { ...changed, rescreenMonth, text: { templateVersion, analysis: writeAnalysis({ ...input, language }) } }
}

import {
  answeredForm,
  type Instrument,
  parseAnswers,
  type StoredAssessment,
  templateVersion,
  writeAnalysis,
} from '@ankur/screening'

/**
 * Once a follow-up was not finished in time, the stored text still asks for it. It is written anew when it is read; one of
 * earlier templates stays as it is, and so does that of a form that is not loaded any more.
 */
export function withTextOfToday(assessment: StoredAssessment, loaded: Instrument): StoredAssessment {
  const { followUp, extra, language, birthMonth, completed_at: completedAt, answers } = assessment
  if (followUp?.state !== 'expired' || assessment.templateVersion !== templateVersion) return assessment
  const form = answeredForm(assessment.instrument, loaded)
  const parsed = form && parseAnswers(answers, form)
  if (!form || !parsed?.ok) return assessment
  const told = { instrument: form, sheet: parsed.sheet, birthMonth, completedMs: Date.parse(completedAt) }
  return { ...assessment, analysis: writeAnalysis({ ...told, extra, language, isExpired: true }) }
}

import type { Instrument, Language } from '@ankur/screening'
import type { Paper } from '@ankur/screening/report/document'
import { writeReport } from '@ankur/screening/report/write-report'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported, type ReportedAssessment } from '../screening/index.ts'
import { planWords, reportWords } from './report-words.ts'

export interface Wanted {
  readonly userId: string
  readonly id: string
}

/** One family's assessment as it stands now; 404 for anybody else's. */
export async function findOwn({ db, clock }: Platform, { userId, id }: Wanted): Promise<ReportedAssessment> {
  const found = await findReported(db, userId, { id, nowMs: clock.nowMs() })
  if (!found) throw new Refusal(404, 'not_found')
  return found
}

interface Written {
  readonly platform: Platform
  readonly instrument: Instrument
  readonly language?: Language | undefined
  readonly district?: string | undefined
}

export function paperOf(
  { assessment, followUp }: ReportedAssessment,
  { platform, instrument, language, district }: Written,
): Paper {
  const chosen = language ?? assessment.language
  return writeReport({
    assessment,
    followUp,
    instrument,
    language: chosen,
    words: reportWords(chosen),
    planWords: planWords(chosen),
    district: district ?? null,
    address: platform.config.publicUrl,
  })
}

/**
 * The file of a report. What was deleted while it was drawn is not handed out any more.
 */
export async function fileOf(wanted: Wanted, written: Written): Promise<{ content: Buffer; day: string; paper: Paper }> {
  const found = await findOwn(written.platform, wanted)
  const paper = paperOf(found, written)
  const content = await written.platform.pdf.make(paper)
  await findOwn(written.platform, wanted)
  return { content, day: found.assessment.completed_at.slice(0, 10), paper }
}

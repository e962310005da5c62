import { indiaDay, type Instrument, type Language } from '@ankur/screening'
import type { Paper } from '@ankur/screening/report/document'
import { writeReport } from '@ankur/screening/report/write-report'
import { Refusal } from '../platform/http/refusal.ts'
import { canDraw } from '../platform/pdf/fonts.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported, type ReportedAssessment } from '../screening/index.ts'
import type { PlaceWords, ReportWords } from '@ankur/screening/report/reported'
import { messages } from '../platform/messages.ts'

export interface AssessmentKey {
  readonly userId: string
  readonly id: string
}

/** Returns the current state of a family's assessment; throws 404 for other families' assessments. */
export async function findOwn({ db, clock }: Platform, { userId, id }: AssessmentKey): Promise<ReportedAssessment> {
  const found = await findReported(db, userId, { id, nowMs: clock.nowMs() })
  if (!found) throw new Refusal(404, 'not_found')
  return found
}

/** Returns a report that may be shared: there is none while the follow-up questions are open. */
export async function findReady(platform: Platform, wanted: AssessmentKey): Promise<ReportedAssessment> {
  const found = await findOwn(platform, wanted)
  if (found.assessment.followUp?.state === 'pending') throw new Refusal(409, 'report_not_yet')
  return found
}

interface ReportOptions {
  readonly platform: Platform
  readonly instrument: Instrument
  readonly language?: Language | undefined
  readonly district?: string | undefined
  /** `blank` leaves a line for the child's name. */
  readonly name?: 'shown' | 'blank' | undefined
}

export function paperOf(
  { assessment, followUp, childName }: ReportedAssessment,
  { platform, instrument, language, district, name }: ReportOptions,
): Paper {
  const chosen = language ?? assessment.language
  return writeReport({
    assessment,
    followUp,
    instrument,
    language: chosen,
    words: reportWords(chosen),
    placeWords: placeWords(chosen),
    district: district ?? null,
    childName: name === 'blank' ? null : childName,
    address: platform.config.publicUrl,
  })
}

/**
 * Returns the PDF file of a report; refuses if the report was deleted while it was drawn.
 */
export async function fileOf(
  wanted: AssessmentKey,
  written: ReportOptions,
): Promise<{ content: Buffer; fileName: string; paper: Paper }> {
  const found = await findReady(written.platform, wanted)
  // A name in a script without font gets an empty line to be filled by hand.
  const isDrawn = canDraw(found.childName ?? '')
  const paper = paperOf(found, isDrawn ? written : { ...written, name: 'blank' })
  const content = await written.platform.pdf.make(paper)
  await findOwn(written.platform, wanted)
  const childName = written.name === 'blank' ? null : found.childName
  return { content, fileName: fileName({ ...found, childName }, Date.parse(found.assessment.completed_at)), paper }
}

interface ChildName {
  readonly childName: string | null
  readonly childPlace: number | null
}

/**
 * Returns `ankur-{name or report}-{date in India}.pdf`; a name keeps only letters, marks, digits and hyphens. A child without
 * a name gets its number among the family's children, so that two files of one day have different names.
 */
function fileName({ childName, childPlace }: ChildName, completedMs: number): string {
  const name = (childName ?? (childPlace === null ? '' : `child-${childPlace}`))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `ankur-${name || 'report'}-${indiaDay(completedMs)}.pdf`
}

/** Returns the Content-Disposition header, with an ASCII name for clients without UTF-8 support. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '').replace(/-{2,}/g, '-')
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`}`
}

export function reportWords(language: Language): ReportWords {
  return { ...messages[language].history, ...messages[language].reportPages }
}

export function placeWords(language: Language): PlaceWords {
  return messages[language].places
}

/** Mails a report: draws it first, then queues it with its record in one transaction, if the assessment still exists. */
import { randomUUID } from 'node:crypto'
import { parseEmailAddress } from '@ankur/accounts'
import type { Instrument } from '@ankur/screening'
import type { ReportMail, ReportMailRequest } from '@ankur/screening/report/contract'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { mailsOfNetwork } from '../platform/mail/outbox.ts'
import type { Platform } from '../platform/platform.ts'
import { mailsToAddress, reportLimits } from './report-records.ts'
import { findByRequest, findReportMail, lockAssessment, insertReportMail } from './mail-store.ts'
import { reportMail } from './report-mail.ts'
import { fileOf, findReady, type AssessmentKey } from './report-of.ts'

export async function sendReport(
  platform: Platform,
  instrument: Instrument,
  { wanted, request, network }: { readonly wanted: AssessmentKey; readonly request: ReportMailRequest; readonly network: string },
): Promise<ReportMail> {
  const { db, limits } = platform
  const { userId, id } = wanted
  const to = addressOf(request)
  const sending = { userId, requestId: request.requestId ?? null }
  const before = await findEarlier(db, sending)
  if (before) return before
  const { assessment } = await findReady(platform, wanted)
  // Checked before the paper is drawn, and counted when the mail is queued.
  if (!(await limits.limiter(reportLimits.mails).get(userId)).allowed) await limits.limiter(reportLimits.mails).take(userId)

  const language = request.language ?? assessment.language
  const file = await fileOf(wanted, { platform, instrument, language, district: request.district, name: request.name })
  return await db.transaction(async (tx) => {
    if (!(await lockAssessment(tx, userId, id))) throw new Refusal(404, 'not_found')
    const earlier = await findEarlier(tx, sending)
    if (earlier) return earlier
    await limits.limiter(reportLimits.mails, tx).take(userId)
    await limits.limiter(mailsToAddress, tx).take(to)
    await limits.limiter(mailsOfNetwork, tx).take(network)
    const outboxId = await platform.mailer.queue(tx, reportMail(to, language, file))
    return await record(platform, tx, { ...sending, assessmentId: id, outboxId })
  })
}

interface ReportMailRecord {
  readonly userId: string
  readonly requestId: string | null
  readonly assessmentId: string
  readonly outboxId: string
}

async function record({ clock }: Platform, tx: Queryable, recorded: ReportMailRecord): Promise<ReportMail> {
  const id = randomUUID()
  await insertReportMail(tx, { ...recorded, id, requestedAt: new Date(clock.nowMs()) })
  const stored = await findReportMail(tx, recorded.userId, id)
  if (!stored) throw new Error('a report mail that was just stored is not there')
  return stored
}

async function findEarlier(
  db: Queryable,
  { userId, requestId }: { readonly userId: string; readonly requestId: string | null },
): Promise<ReportMail | null> {
  return requestId === null ? null : await findByRequest(db, userId, requestId)
}

function addressOf({ email }: ReportMailRequest): string {
  const parsed = parseEmailAddress(email)
  if (!parsed.ok) throw new Refusal(422, parsed.problem === 'missing' ? 'email_missing' : 'email_invalid', { fields: ['email'] })
  return parsed.email
}

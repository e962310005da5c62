/** Requested report mails and their state in the outbox. Every statement checks the owner. */
import type { ReportMail } from '@ankur/screening/report/contract'
import type { Queryable } from '../platform/db/database.ts'

interface MailRow {
  readonly id: string
  readonly requested_at: Date
  readonly state: 'queued' | 'sent' | 'failed' | 'kept'
  readonly last_error: string | null
}

interface NewReportMail {
  readonly id: string
  readonly userId: string
  readonly assessmentId: string
  readonly outboxId: string
  readonly requestId: string | null
  readonly requestedAt: Date
}

const MAX_LISTED = 20
const columns = 'report_mails.id, requested_at, state, last_error'
const tables = 'report_mails join outbox on outbox.id = outbox_id'

/** Locks the assessment until the transaction ends; returns false if it does not exist. */
export async function lockAssessment(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query('select from assessments where user_id = $1 and id = $2 for no key update', [userId, id])
  return rows.length > 0
}

export async function insertReportMail(tx: Queryable, mail: NewReportMail): Promise<void> {
  await tx.query(
    `insert into report_mails (id, user_id, assessment_id, outbox_id, request_id, requested_at) values ($1, $2, $3, $4, $5, $6)`,
    [mail.id, mail.userId, mail.assessmentId, mail.outboxId, mail.requestId, mail.requestedAt],
  )
}

export async function findByRequest(db: Queryable, userId: string, requestId: string): Promise<ReportMail | null> {
  const rows = await db.query<MailRow>(`select ${columns} from ${tables} where user_id = $1 and request_id = $2`, [
    userId,
    requestId,
  ])
  return rows[0] ? toReportMail(rows[0]) : null
}

export async function findReportMail(db: Queryable, userId: string, id: string): Promise<ReportMail | null> {
  const rows = await db.query<MailRow>(`select ${columns} from ${tables} where user_id = $1 and report_mails.id = $2`, [
    userId,
    id,
  ])
  return rows[0] ? toReportMail(rows[0]) : null
}

/** Returns the newest first. */
export async function listReportMails(db: Queryable, userId: string, assessmentId: string): Promise<ReportMail[]> {
  const rows = await db.query<MailRow>(
    `select ${columns} from ${tables} where user_id = $1 and assessment_id = $2
     order by requested_at desc, report_mails.id limit ${MAX_LISTED}`,
    [userId, assessmentId],
  )
  return rows.map(toReportMail)
}

/** Loads all report mails of a family for the export, with the address while the outbox still has it. */
export async function loadReportMails(db: Queryable, userId: string): Promise<object[]> {
  return await db.query(
    `select report_mails.id, assessment_id as "assessmentId", outbox_id as "mailId", request_id as "requestId", requested_at as "requestedAt", state, recipient as "waitingFor"
     from ${tables} where user_id = $1 order by requested_at, report_mails.id`,
    [userId],
  )
}

function toReportMail({ id, requested_at, state, last_error }: MailRow): ReportMail {
  const waits = last_error === null ? 'queued' : 'retrying'
  const shown = { queued: waits, sent: 'sent', kept: 'kept', failed: 'refused' } as const
  return { id, state: shown[state], requestedAt: requested_at.toISOString() }
}

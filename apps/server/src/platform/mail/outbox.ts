/**
 * The outbox: mail is first stored as a row, so that it is sent only if the transaction that it reports was committed.
 *
 * Without a mail server the row is kept, and `/dev/mailbox` shows it.
 */
import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { InvalidSettings, type Config } from '../config.ts'
import type { Queryable } from '../db/database.ts'
import { laneOf } from './lanes.ts'
import type { LimitRule } from '../rate-limit.ts'

/** Limits the mails that requests of one network can cause in an hour, over all pages; see `lanes.ts` for the total. */
export const mailsOfNetwork: LimitRule = { name: 'mail-network', points: 40, durationSeconds: 60 * 60 }

const USUAL_MAILS_PER_HOUR = 120
const PARAMETER = 'mails_per_hour'

/**
 * Limits the mails per hour to the mail server, over all processes, because providers treat more as spam. The operator can set
 * it in the URL: `smtps://mail.example.org?mails_per_hour=500`.
 */
export function mailBudget(smtpUrl: string): LimitRule {
  const perHour = new URL(smtpUrl).searchParams.get(PARAMETER) ?? String(USUAL_MAILS_PER_HOUR)
  if (!/^[1-9]\d{0,5}$/.test(perHour)) {
    throw new InvalidSettings([`SMTP_URL must give ${PARAMETER} as a whole number from 1 to 999999.`])
  }
  return { name: 'mail', points: Number(perHour), durationSeconds: 60 * 60 }
}

export interface QueuedMail extends Mail {
  readonly id: string
  readonly attempts: number
}

interface MailRow {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly reply_to: string | null
  readonly subject: string
  readonly text_body: string
  readonly html_body: string
  readonly unsubscribe_url: string | null
  readonly attempts: number
}

/** Creates the mailer; `onQueued` is called for each mail before its transaction has committed. */
export function createMailer(config: Config, clock: Clock, onQueued: () => void = () => {}): Mailer {
  const state = config.smtpUrl === null ? 'kept' : 'queued'
  // Parsed at startup, so that a mistake is reported then and not at the first mail.
  if (config.smtpUrl !== null) mailBudget(config.smtpUrl)
  return {
    async queue(tx, mail) {
      const id = randomUUID()
      const now = new Date(clock.nowMs())
      await tx.query(
        `insert into outbox (id, kind, state, recipient, reply_to, subject, text_body, html_body, unsubscribe_url, queued_at, next_attempt_at, finished_at, lane)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          mail.kind,
          state,
          onOneLine(mail.to),
          mail.replyTo === undefined ? null : onOneLine(mail.replyTo),
          onOneLine(mail.subject),
          mail.text,
          mail.html,
          mail.unsubscribeUrl ?? null,
          now,
          state === 'queued' ? now : null,
          state === 'kept' ? now : null,
          laneOf(mail.kind),
        ],
      )
      await saveAttachments(tx, id, mail.attachments ?? [])
      onQueued()
      return id
    },
  }
}

async function saveAttachments(tx: Queryable, id: string, attachments: readonly Attachment[]): Promise<void> {
  for (const [position, { filename, contentType, content }] of attachments.entries()) {
    await tx.query(
      'insert into outbox_attachments (outbox_id, position, filename, content_type, content) values ($1, $2, $3, $4, $5)',
      [id, position, onOneLine(filename), onOneLine(contentType), Buffer.from(content)],
    )
  }
}

/** Removes line breaks from a header value: a name typed by a stranger must not add a header such as `Bcc`. */
function onOneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029\0]+/g, ' ').trim()
}

/** Leases one due mail of the lanes up to `lastLane` to the caller until `leaseUntil`; other workers skip it until then. */
export async function leaseDueMail(
  db: Queryable,
  { now, leaseUntil, lastLane }: { readonly now: Date; readonly leaseUntil: Date; readonly lastLane: number },
): Promise<QueuedMail | null> {
  const [row] = await db.query<MailRow>(
    `update outbox set attempts = attempts + 1, next_attempt_at = $2
     where id = (
       select id from outbox where state = 'queued' and next_attempt_at <= $1 and lane <= $3
       order by lane, next_attempt_at, sequence limit 1 for update skip locked
     )
     returning id, kind, recipient, reply_to, subject, text_body, html_body, unsubscribe_url, attempts`,
    [now, leaseUntil, lastLane],
  )
  return row ? toMail(row, await loadAttachments(db, row.id)) : null
}

function toMail(row: MailRow, attachments: Attachment[]): QueuedMail {
  const { id, kind, recipient, reply_to, subject, text_body, html_body, unsubscribe_url, attempts } = row
  const mail = { id, kind, to: recipient, subject, text: text_body, html: html_body, attempts, attachments }
  return {
    ...mail,
    ...(reply_to !== null && { replyTo: reply_to }),
    ...(unsubscribe_url !== null && { unsubscribeUrl: unsubscribe_url }),
  }
}

async function loadAttachments(db: Queryable, id: string): Promise<Attachment[]> {
  const rows = await db.query<{ filename: string; content_type: string; content: Buffer }>(
    'select filename, content_type, content from outbox_attachments where outbox_id = $1 order by position',
    [id],
  )
  return rows.map(({ filename, content_type, content }) => ({ filename, contentType: content_type, content }))
}

/** After the mail server accepted a mail, starts the lifetime of its secrets. Runs separately, before the mail is finished. */
export async function startMailLife(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('select mail_handed_over($1, $2)', [id, now])
}

/** Marks a mail as finished: its state and times are kept, its address and content are deleted. */
export async function finishMail(
  db: Queryable,
  id: string,
  outcome: { state: 'sent' | 'failed'; now: Date; error: string | null },
): Promise<void> {
  await db.query(
    `with emptied as (delete from outbox_attachments where outbox_id = $1)
     update outbox set state = $2, finished_at = $3, last_error = $4, next_attempt_at = null,
       recipient = null, reply_to = null, subject = null, text_body = null, html_body = null,
       unsubscribe_url = null
     where id = $1 and state = 'queued'`,
    [id, outcome.state, outcome.now, outcome.error],
  )
}

/** Puts a mail back in the queue for later. */
export async function postponeMail(db: Queryable, id: string, until: Date, error: string): Promise<void> {
  await db.query(`update outbox set next_attempt_at = $2, last_error = $3 where id = $1 and state = 'queued'`, [id, until, error])
}

/** If no mail server is configured any more, moves queued mail to the mailbox. */
export async function keepQueuedMail(db: Queryable, now: Date): Promise<void> {
  await db.query(`update outbox set state = 'kept', finished_at = $1, next_attempt_at = null where state = 'queued'`, [now])
}

export interface WaitingMail {
  readonly kind: string
  readonly state: 'queued' | 'kept'
  readonly subject: string
  readonly queuedAt: Date
}

/** Loads stored mail to an address, without its text, which may contain a sign-in link. */
export async function loadMailTo(db: Queryable, address: string, kinds: readonly string[] | null): Promise<WaitingMail[]> {
  return await db.query<WaitingMail>(
    `select kind, state, subject, queued_at as "queuedAt" from outbox
     where lower(recipient) = lower($1) and ($2::text[] is null or kind = any($2)) order by sequence`,
    [address, kinds],
  )
}

/** Deletes queued and stored mails to an address: all, or only some kinds if other people may have written to it. */
export async function forgetMailTo(tx: Queryable, address: string, kinds: readonly string[] | null): Promise<void> {
  await tx.query('delete from outbox where lower(recipient) = lower($1) and ($2::text[] is null or kind = any($2))', [
    address,
    kinds,
  ])
}

/** Deletes mails to others that contain messages from an address. */
export async function forgetMailFrom(tx: Queryable, address: string): Promise<void> {
  await tx.query('delete from outbox where lower(reply_to) = lower($1)', [address])
}

/** Deletes mails that were finished before `before`. */
export async function forgetFinishedMail(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from outbox where finished_at < $1', [before])
}

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface Mail {
  /** The kind of mail, for the log and tests: `confirm_address`, `account_exists`, … */
  readonly kind: string
  readonly to: string
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  /** For recurring mail: a POST to this URL unsubscribes without a sign-in (RFC 8058). */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  /** Adds the mail to the outbox within the caller's transaction, so it is sent only if that commits. Returns the mail's id. */
  queue(tx: Queryable, mail: Mail): Promise<string>
}

import type { Queryable } from '../db/database.ts'

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

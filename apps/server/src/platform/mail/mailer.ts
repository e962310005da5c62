import type { Queryable } from '../db/database.ts'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface Mail {
  /** Which mail of ours this is, for the log and for tests: `confirm_address`, `account_exists`, … */
  readonly kind: string
  readonly to: string
  /** Whom an answer goes to, when that is not us. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  /** For mail that comes more than once: a POST to it ends that, without a sign-in (RFC 8058). */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  /** Writes the mail into the outbox within the caller's transaction: it is sent if, and only if, that commits. Gives its id. */
  queue(tx: Queryable, mail: Mail): Promise<string>
}

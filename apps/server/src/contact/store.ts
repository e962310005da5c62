/** Contact messages in the database. */
import type { ContactMessage } from '@ankur/content/contact/message'
import type { Language } from '@ankur/content'
import type { Queryable } from '../platform/db/database.ts'
import type { RecordHolder } from '../accounts/index.ts'

/**
 * Contact messages have no account id. A message belongs to the account with its sender's address, if that is confirmed:
 * otherwise a stranger could sign up with the address to read or erase its owner's messages.
 */
export const contactRecords: RecordHolder = {
  // Called only for accounts with an unconfirmed address, which own no messages.
  holds: async () => [],
  load: async (db, { email, ownsAddress }) => ({ messages: ownsAddress ? await loadMessagesFrom(db, email) : [] }),
  erase: async (tx, { email, ownsAddress }) => {
    if (ownsAddress) await deleteMessagesFrom(tx, email)
  },
}

type MessageText = Pick<ContactMessage, 'firstName' | 'lastName' | 'email' | 'subject' | 'message'>

interface NewMessage extends MessageText {
  readonly id: string
  readonly reference: string
  readonly digest: Buffer
  readonly language: Language
  readonly receivedAt: Date
}

export interface StoredMessage extends MessageText {
  readonly reference: string
  readonly state: 'open' | 'done'
  readonly language: Language
  readonly receivedAt: Date
  readonly doneAt: Date | null
}

const columns = `reference, state, language, first_name as "firstName", last_name as "lastName", email, subject, message,
  received_at as "receivedAt", done_at as "doneAt"`

/** Locks the digest until the transaction ends, so that equal messages are processed one after another. */
export async function lockDigest(tx: Queryable, digest: Buffer): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [String(digest.readBigInt64BE())])
}

/** Returns the reference of an equal message received at `since` or later. */
export async function findReference(db: Queryable, digest: Buffer, since: Date): Promise<string | null> {
  const rows = await db.query<{ reference: string }>(
    'select reference from contact_messages where digest = $1 and received_at >= $2 order by received_at desc limit 1',
    [digest, since],
  )
  return rows[0]?.reference ?? null
}

export async function insertMessage(tx: Queryable, row: NewMessage): Promise<void> {
  await tx.query(
    `insert into contact_messages
       (id, reference, digest, state, language, first_name, last_name, email, subject, message, received_at)
     values ($1, $2, $3, 'open', $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.id,
      row.reference,
      row.digest,
      row.language,
      row.firstName,
      row.lastName,
      row.email,
      row.subject,
      row.message,
      row.receivedAt,
    ],
  )
}

/** Returns the oldest message first. */
export async function listMessages(
  db: Queryable,
  { alsoDone, most }: { alsoDone: boolean; most: number },
): Promise<StoredMessage[]> {
  return await db.query<StoredMessage>(
    `select ${columns} from contact_messages where state = 'open' or $1 order by received_at, id limit $2`,
    [alsoDone, most],
  )
}

export async function findMessage(db: Queryable, reference: string): Promise<StoredMessage | null> {
  const rows = await db.query<StoredMessage>(`select ${columns} from contact_messages where reference = $1`, [reference])
  return rows[0] ?? null
}

/** Marks a message as done and returns whether it exists. Repeating keeps the first time. */
export async function markDone(db: Queryable, reference: string, at: Date): Promise<boolean> {
  const rows = await db.query(
    `update contact_messages set state = 'done', done_at = coalesce(done_at, $2) where reference = $1 returning reference`,
    [reference, at],
  )
  return rows.length > 0
}

/** Deletes a message; returns whether it existed. */
export async function deleteMessage(db: Queryable, reference: string): Promise<boolean> {
  const rows = await db.query('delete from contact_messages where reference = $1 returning reference', [reference])
  return rows.length > 0
}

/** Returns all messages from an address, oldest first. */
async function loadMessagesFrom(db: Queryable, address: string): Promise<StoredMessage[]> {
  return await db.query<StoredMessage>(
    `select ${columns} from contact_messages where lower(email) = lower($1) order by received_at, id`,
    [address],
  )
}

async function deleteMessagesFrom(tx: Queryable, address: string): Promise<void> {
  await tx.query('delete from contact_messages where lower(email) = lower($1)', [address])
}

/** Deletes messages received twelve or more months ago. */
export async function deleteOldMessages(db: Queryable, now: Date): Promise<void> {
  await db.query(`delete from contact_messages where received_at <= $1::timestamptz - interval '12 months'`, [now])
}

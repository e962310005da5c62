import type { Consent, ConsentPurpose } from '@ankur/accounts/consents'
import type { Queryable } from '../platform/db/database.ts'

export interface NewConsent {
  readonly id: string
  readonly userId: string
  readonly purpose: ConsentPurpose
  readonly noticeVersion: string
  readonly language: string
  readonly method: string
  readonly at: Date
}

interface ConsentRow {
  readonly id: string
  readonly purpose: Consent['purpose']
  readonly notice_version: string
  readonly language: string
  readonly given_at: Date
  readonly withdrawn_at: Date | null
}

const columns = 'id, purpose, notice_version, language, given_at, withdrawn_at'

/** Stores the consent unless the same text is already consented to. */
export async function insertConsent(tx: Queryable, consent: NewConsent): Promise<void> {
  const { id, userId, purpose, noticeVersion, language, method, at } = consent
  await tx.query(
    `insert into consents (id, user_id, purpose, notice_version, language, method, given_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, purpose, notice_version) where withdrawn_at is null and purpose <> 'account' do nothing`,
    [id, userId, purpose, noticeVersion, language, method, at],
  )
}

/**
 * Locks the account until the transaction ends, so that no consent is withdrawn between its check and what needs it. The first
 * statement of such a transaction, as in the deletion of an account: another order could deadlock.
 */
export async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select from users where id = $1 for no key update', [userId])
}

export async function hasConsent(db: Queryable, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await db.query('select from consents where user_id = $1 and purpose = $2 and withdrawn_at is null limit 1', [
    userId,
    purpose,
  ])
  return rows.length > 0
}

/** Ends consents; returns whether there was one. */
export async function endConsents(tx: Queryable, userId: string, purpose: ConsentPurpose, at: Date): Promise<boolean> {
  const rows = await tx.query(
    'update consents set withdrawn_at = $3 where user_id = $1 and purpose = $2 and withdrawn_at is null returning id',
    [userId, purpose, at],
  )
  return rows.length > 0
}

export async function listConsents(db: Queryable, userId: string): Promise<Consent[]> {
  const rows = await db.query<ConsentRow>(
    `select ${columns} from consents where user_id = $1 order by given_at desc, id limit 200`,
    [userId],
  )
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    noticeVersion: row.notice_version,
    language: row.language,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }))
}

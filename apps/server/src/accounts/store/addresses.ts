/** The address of an account, and a requested new address. */
import type { Queryable } from '../../platform/db/database.ts'

/** The times from which an account belongs to its owner. */
export interface OwnershipDates {
  readonly created_at: Date
  readonly email_proven_at: Date | null
}

/** Returns null for an address without an account. */
export async function loadOwnershipDates(db: Queryable, email: string): Promise<OwnershipDates | null> {
  const [row] = await db.query<OwnershipDates>('SELECT created_at, email_proven_at FROM users WHERE lower(email) = $1', [email])
  return row ?? null
}

/** Returns the account that requested this address most recently. */
export async function findByWantedEmail(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE new_email = $1 ORDER BY email_change_sent_at DESC NULLS LAST, id LIMIT 1',
    [email],
  )
  return row?.id ?? null
}

export async function saveWantedAddress(tx: Queryable, userId: string, email: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET new_email = $2, email_change_sent_at = $3, updated_at = $3 WHERE id = $1', [userId, email, at])
}

export async function saveAddressChangeSent(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET email_change_sent_at = $2 WHERE id = $1', [userId, at])
}

const UNIQUE_VIOLATION = '23505'

/** Saves the confirmed new address; returns false if a concurrent sign-up has taken it. */
export async function saveNewAddress(tx: Queryable, userId: string, email: string, at: Date): Promise<boolean> {
  await tx.query('SAVEPOINT new_address')
  const proven = JSON.stringify({ email, email_verified: true })
  try {
    await tx.query(
      `UPDATE users SET email = $2, new_email = NULL, email_change_sent_at = NULL, email_confirmed_at = $3, email_proven_at = $3,
              sign_up_contested_at = NULL, sign_up_network = NULL, sign_up_proof = NULL, updated_at = $3,
              user_metadata = user_metadata || $4::jsonb WHERE id = $1`,
      [userId, email, at, proven],
    )
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
    await tx.query('ROLLBACK TO SAVEPOINT new_address')
    await tx.query('UPDATE users SET new_email = NULL, updated_at = $2 WHERE id = $1', [userId, at])
    return false
  }
  await tx.query(
    `UPDATE identities SET identity_data = identity_data || $3::jsonb, updated_at = $2 WHERE user_id = $1 AND provider = 'email'`,
    [userId, at, proven],
  )
  return true
}

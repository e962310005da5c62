import type { FailureShares } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'

/** Locks and returns the sign-in failures of an account, known or not, so that concurrent attempts wait. */
export async function lockFailures(tx: Queryable, account: Uint8Array, at: Date): Promise<FailureShares> {
  const [row] = await tx.query<{ shares: FailureShares }>(
    // The update changes nothing; it locks the row whether it is new or not.
    `INSERT INTO sign_in_failures AS f (account, shares, updated_at) VALUES ($1, '{}', $2)
     ON CONFLICT (account) DO UPDATE SET updated_at = f.updated_at RETURNING shares`,
    [account, at],
  )
  return row?.shares ?? {}
}

export async function saveFailures(tx: Queryable, account: Uint8Array, shares: FailureShares, at: Date): Promise<void> {
  if (Object.keys(shares).length === 0) {
    await tx.query('DELETE FROM sign_in_failures WHERE account = $1', [account])
    return
  }
  await tx.query('UPDATE sign_in_failures SET shares = $2, updated_at = $3 WHERE account = $1', [
    account,
    JSON.stringify(shares),
    at,
  ])
}

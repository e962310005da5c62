import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { isSameBytes } from '../keys/secrets.ts'
import { codeMac } from '../mail/mail-secrets.ts'
import { loadByAccount, saveWrongCode } from '../store/one-time-tokens.ts'
import type { OneTimeTokenRow } from '../store/one-time-tokens.ts'

const MAX_CODE_TRIES = 5

/**
 * Uses up a code and returns its mail token, among those of the account with these purposes; returns null for a wrong code,
 * which is counted. The caller must have locked the account, and must commit in both cases.
 */
export async function redeemCode(
  accounts: Accounts,
  tx: Queryable,
  { userId, purposes, code }: { readonly userId: string | null; readonly purposes: readonly string[]; readonly code: string },
): Promise<OneTimeTokenRow | null> {
  const nowMs = accounts.platform.clock.nowMs()
  const tokens = await loadByAccount(tx, userId, purposes)
  const right = tokens.find((token) => isRightCode(accounts, token, { code, nowMs }))
  if (right) return right
  // Executed for unknown addresses and missing mails too, so that the response time is the same.
  for (const purpose of purposes) {
    const mailed = tokens.find((token) => token.purpose === purpose)
    await saveWrongCode(tx, mailed ?? { user_id: randomUUID(), purpose }, MAX_CODE_TRIES)
  }
  return null
}

function isRightCode(accounts: Accounts, token: OneTimeTokenRow, { code, nowMs }: { code: string; nowMs: number }): boolean {
  if (!token.code_mac || token.code_expires_at.getTime() <= nowMs) return false
  return isSameBytes(token.code_mac, codeMac(accounts, token.purpose, token.relates_to, code))
}

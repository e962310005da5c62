import { randomUUID } from 'node:crypto'
import type { AmrEntry, SessionAnswer } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import type { Client } from '../client.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../keys/access-token.ts'
import { sealRefreshToken } from '../keys/refresh-token.ts'
import { saveSignIn } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { insertSession } from '../store/sessions.ts'
import { toUser } from '../change/user-object.ts'

export interface OpenSession {
  readonly id: string
  readonly counter: number
  readonly aal: string
  readonly amr: readonly AmrEntry[]
}

/** Opens a session within the caller's transaction. Refuses if the account was deleted in the meantime. */
export async function openSession(
  accounts: Accounts,
  tx: Queryable,
  { userId, method, client }: { readonly userId: string; readonly method: string; readonly client: Client },
): Promise<OpenSession> {
  const nowMs = accounts.platform.clock.nowMs()
  const amr = [{ method, timestamp: Math.floor(nowMs / 1000) }]
  const session = { id: randomUUID(), counter: 0, aal: 'aal1', amr }
  // Lock the account's row first: ending all sessions holds that lock and must not miss this new session.
  if (!(await saveSignIn(tx, userId, new Date(nowMs)))) throw new AuthRefusal(authErrors.invalid_login)
  await insertSession(tx, { id: session.id, userId, amr, at: new Date(nowMs), userAgent: client.userAgent, ip: client.ip })
  return session
}

/** Returns the account as stored after `openSession`, without another query. */
export function withSignInDates(row: AccountRow, nowMs: number): AccountRow {
  const now = new Date(nowMs)
  return { ...row, last_sign_in_at: now, updated_at: now, identity_last_sign_in_at: now, identity_updated_at: now }
}

/** Builds the response with the tokens and the account, in the form that a client stores. */
export async function sessionAnswer(accounts: Accounts, row: AccountRow, session: OpenSession): Promise<SessionAnswer> {
  const nowMs = accounts.platform.clock.nowMs()
  const user = toUser(row)
  const accessToken = await signAccessToken(accounts.keys, { issuer: accounts.issuer, nowMs, user, session })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: Math.floor(nowMs / 1000) + ACCESS_TOKEN_SECONDS,
    refresh_token: sealRefreshToken(accounts.secrets, session.id, session.counter),
    user,
  }
}

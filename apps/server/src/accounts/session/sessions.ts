import { randomUUID } from 'node:crypto'
import { authErrors, type AmrEntry, type SessionAnswer } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import type { Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../keys/access-token.ts'
import { sealRefreshToken } from '../keys/refresh-token.ts'
import { saveSignIn, lockAccount, type AccountRow } from '../store/accounts.ts'
import { insertSession, isSessionOpen, deleteAllSessions, deleteOtherSessions, deleteSession } from '../store/sessions.ts'
import { toUser } from '../change/user-object.ts'
import type { SignedIn } from './bearer.ts'
import { recordEvent } from '../store/account-events.ts'

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

/**
 * Locks the account until the transaction ends. Refuses if the session was ended after it was checked, so that a request of
 * a thief that is already running does not succeed.
 */
export async function lockSignedIn(tx: Queryable, { account: { id }, sessionId }: SignedIn): Promise<AccountRow> {
  const account = await lockAccount(tx, id)
  if (!account) throw new AuthRefusal(authErrors.user_not_found)
  if (!(await isSessionOpen(tx, sessionId))) throw new AuthRefusal(authErrors.session_not_found)
  return account
}

/** Ends this session, all sessions of the account, or all others. Their access tokens stop working at once. */
export async function signOut(accounts: Accounts, { account, sessionId }: SignedIn, scope: string): Promise<void> {
  if (!['', 'global', 'local', 'others'].includes(scope)) throw new AuthRefusal(authErrors.logout_scope)
  await accounts.platform.db.transaction(async (tx) => {
    // Lock the account first, the lock order used everywhere. A deleted account has no sessions left.
    if (!(await lockAccount(tx, account.id))) return
    if (scope === 'local') await deleteSession(tx, sessionId)
    else if (scope === 'others') await deleteOtherSessions(tx, account.id, sessionId)
    else await deleteAllSessions(tx, account.id)
    await recordEvent(accounts, tx, 'signed_out', account.id)
  })
}

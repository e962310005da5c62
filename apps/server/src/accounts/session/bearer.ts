import { authErrors, sessionExpiry } from '@ankur/accounts'
import type { AmrEntry } from '@ankur/accounts'
import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import type { Bearer } from '../keys/access-token.ts'
import { loadAccountWithSession } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import type { CallerRow } from '../store/callers.ts'
import { isBanned } from '../change/user-object.ts'

export interface SignedIn {
  readonly account: AccountRow
  readonly sessionId: string
  readonly session: { readonly openedAtMs: number; readonly amr: readonly AmrEntry[]; readonly aal: string }
}

/** Who calls, with the whole account: a token of ours, for an account that is there, in a session that still lives. */
export async function requireSession(accounts: Accounts, request: FastifyRequest): Promise<SignedIn> {
  const nowMs = accounts.platform.clock.nowMs()
  const { userId, sessionId } = await requireBearer(accounts, request, nowMs)
  const row = await loadAccountWithSession(accounts.platform.db, userId, sessionId)
  const account = living(row, nowMs)
  const { session_created_at: openedAt, amr, aal } = account
  return { account, sessionId, session: { openedAtMs: openedAt?.getTime() ?? 0, amr: amr ?? [], aal: aal ?? 'aal1' } }
}

export interface LiveBearer extends Bearer {
  readonly email: string
  /** Signed in by a password alone, where the account asks for a second step. */
  readonly isHalf: boolean
}

/** As `requireSession`, with no more of the account than a route needs to know whose data it may show. */
export async function requireLiveSession(accounts: Accounts, request: FastifyRequest): Promise<LiveBearer> {
  const nowMs = accounts.platform.clock.nowMs()
  const bearer = await requireBearer(accounts, request, nowMs)
  const { email, is_half: isHalf = false } = living(await accounts.caller(bearer), nowMs)
  return { ...bearer, email, isHalf }
}

async function requireBearer(accounts: Accounts, request: FastifyRequest, nowMs: number): Promise<Bearer> {
  const token = bearerToken(request)
  if (!token) throw new AuthRefusal(authErrors.no_authorization)
  return await accounts.verify(token, nowMs)
}

/** The account, unless it or the session is not to be used any more. */
function living<Row extends CallerRow>(row: Row | null, nowMs: number): Row {
  if (!row) throw new AuthRefusal(authErrors.user_not_found)
  if (isBanned(row, nowMs)) throw new AuthRefusal(authErrors.banned)
  const { session_created_at: createdAt, refreshed_at: refreshedAt } = row
  if (!createdAt || !refreshedAt) throw new AuthRefusal(authErrors.session_not_found)
  const times = { createdAtMs: createdAt.getTime(), refreshedAtMs: refreshedAt.getTime() }
  if (sessionExpiry(times, nowMs)) throw new AuthRefusal(authErrors.session_not_found)
  return row
}

/** The account whose living session a token of ours names, if that session was opened by `method`; refuses otherwise. */
export async function requireSignedInBy(accounts: Accounts, token: string, method: string): Promise<string> {
  const nowMs = accounts.platform.clock.nowMs()
  const { userId, sessionId } = await accounts.verify(token, nowMs)
  const { amr } = living(await loadAccountWithSession(accounts.platform.db, userId, sessionId), nowMs)
  if (!amr?.some((entry) => entry.method === method)) throw new AuthRefusal(authErrors.session_not_found)
  return userId
}

/** From the header only: a token in a cookie or an address would be sent by pages that are not ours. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^bearer (\S+)$/i.exec(request.headers.authorization?.trim() ?? '')?.[1] ?? null
}

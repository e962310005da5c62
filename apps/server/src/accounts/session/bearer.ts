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

/** Requires a valid token with an existing account and a valid session. Returns the caller with the whole account. */
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
  /** Signed in by a password alone, although the account has a second factor. */
  readonly isHalf: boolean
}

/** As `requireSession`, but loads only the columns that a route needs to authorize the caller. */
export async function requireLiveSession(accounts: Accounts, request: FastifyRequest): Promise<LiveBearer> {
  const nowMs = accounts.platform.clock.nowMs()
  const bearer = await requireBearer(accounts, request, nowMs)
  const { email, is_half: isHalf = false } = living(await accounts.caller(bearer), nowMs)
  return { ...bearer, email, isHalf }
}

async function requireBearer(accounts: Accounts, request: FastifyRequest, nowMs: number): Promise<Bearer> {
  const token = bearerToken(request)
  if (!token) throw new AuthRefusal(authErrors.no_authorization)
  const bearer = await accounts.verify(token, nowMs)
  await request.server.waitForSlot?.(request, bearer.userId)
  return bearer
}

/** Returns the row; refuses if the account is missing or banned, or the session has ended. */
function living<Row extends CallerRow>(row: Row | null, nowMs: number): Row {
  if (!row) throw new AuthRefusal(authErrors.user_not_found)
  if (isBanned(row, nowMs)) throw new AuthRefusal(authErrors.banned)
  const { session_created_at: createdAt, refreshed_at: refreshedAt } = row
  if (!createdAt || !refreshedAt) throw new AuthRefusal(authErrors.session_not_found)
  const times = { createdAtMs: createdAt.getTime(), refreshedAtMs: refreshedAt.getTime() }
  if (sessionExpiry(times, nowMs)) throw new AuthRefusal(authErrors.session_not_found)
  return row
}

/** Returns the id of the token's account if its session is valid and was opened by `method`; refuses otherwise. */
export async function requireSignedInBy(accounts: Accounts, token: string, method: string): Promise<string> {
  const nowMs = accounts.platform.clock.nowMs()
  const { userId, sessionId } = await accounts.verify(token, nowMs)
  const { amr } = living(await loadAccountWithSession(accounts.platform.db, userId, sessionId), nowMs)
  if (!amr?.some((entry) => entry.method === method)) throw new AuthRefusal(authErrors.session_not_found)
  return userId
}

/** Reads the token from the header only: foreign pages could send one in a cookie or a URL. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^bearer (\S+)$/i.exec(request.headers.authorization?.trim() ?? '')?.[1] ?? null
}

/**
 * Refresh token rotation: which counter a presented refresh token is exchanged for.
 *
 * A refresh token is a signed statement (session, counter); the session stores the current counter. An old token comes
 * either from a client that lost our response, or from a thief. The caller applies the decision while it locks the
 * session's row.
 */
export interface SessionCounter {
  readonly counter: number
  /** Tokens below it are refused without grace: they were issued before a second factor was verified. */
  readonly floor: number
  readonly createdAtMs: number
  readonly refreshedAtMs: number
  /** How often the previous token was already exchanged for the current one. */
  readonly repeats: number
}

/** Whether it is presented from the network of the session's last refresh. */
export interface PresentedCounter {
  readonly counter: number
  readonly isSameNetwork: boolean
}

export type Exchange =
  /** Issue a token with this counter, and store it as the current one. */
  | { readonly kind: 'advance'; readonly counter: number }
  /** Issue the current token again; nothing changes. */
  | { readonly kind: 'repeat'; readonly counter: number }
  /** A token was used twice: the session ends, for the thief and for the owner. */
  | { readonly kind: 'revoke' }
  | { readonly kind: 'refuse' }
  /** This counter was never issued. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired'; readonly cause: 'idle' | 'age' }

const DAY_MS = 24 * 60 * 60 * 1000
const REUSE_INTERVAL_MS = 10_000
/** How long and how often a lost response can be requested again from another network: phones change networks. */
const LOST_ANSWER_MS = 15 * 60 * 1000
const MAX_REPEATS = 5
const IDLE_LIMIT_MS = 30 * DAY_MS
const AGE_LIMIT_MS = 180 * DAY_MS

/** Decides what a refresh token of a live session is exchanged for. */
export function decideExchange(
  { counter: presented, isSameNetwork }: PresentedCounter,
  session: SessionCounter,
  nowMs: number,
): Exchange {
  const expired = sessionExpiry(session, nowMs)
  if (expired) return { kind: 'expired', cause: expired }
  if (presented > session.counter) return { kind: 'unknown' }
  if (presented < session.floor) return { kind: 'refuse' }
  if (presented === session.counter) return { kind: 'advance', counter: session.counter + 1 }
  // One behind: our last response was lost. From the same network the client may retry without limit. From another network
  // it may be a thief who follows the owner's session, so retries are limited.
  if (presented === session.counter - 1) {
    const isSoon = nowMs - session.refreshedAtMs < LOST_ANSWER_MS && session.repeats < MAX_REPEATS
    return isSameNetwork || isSoon ? { kind: 'repeat', counter: session.counter } : { kind: 'revoke' }
  }
  // Several tabs that wake together can be further behind, but only for a moment.
  if (nowMs - session.refreshedAtMs < REUSE_INTERVAL_MS) return { kind: 'repeat', counter: session.counter }
  return { kind: 'revoke' }
}

/**
 * Limits for a database query: a session created or refreshed at these moments or before has expired, as in
 * `sessionExpiry`.
 */
export function livingSince(nowMs: number): { readonly createdAfterMs: number; readonly refreshedAfterMs: number } {
  return { createdAfterMs: nowMs - AGE_LIMIT_MS, refreshedAfterMs: nowMs - IDLE_LIMIT_MS }
}

/** Why a session has expired, or `null` while it is live. */
export function sessionExpiry(
  session: Pick<SessionCounter, 'createdAtMs' | 'refreshedAtMs'>,
  nowMs: number,
): 'idle' | 'age' | null {
  if (nowMs - session.createdAtMs >= AGE_LIMIT_MS) return 'age'
  return nowMs - session.refreshedAtMs >= IDLE_LIMIT_MS ? 'idle' : null
}

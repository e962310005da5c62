/**
 * Refresh rotation: which counter a presented refresh token earns.
 *
 * A refresh token is a signed statement (session, counter); the session remembers the current counter. Whoever
 * presents an old one is either a client that lost an answer of ours, or a thief. The caller carries the decision
 * out while it holds the session's row.
 */
export interface SessionCounter {
  readonly counter: number
  /** Tokens below it are refused without grace; they were handed out before a second factor was proven. */
  readonly floor: number
  readonly createdAtMs: number
  readonly refreshedAtMs: number
  /** How often the token before the current one was exchanged for it already. */
  readonly repeats: number
}

/** From where a token is presented, compared with where its session was last refreshed. */
export interface PresentedCounter {
  readonly counter: number
  readonly isSameNetwork: boolean
}

export type Exchange =
  /** Hand out the token of this counter, and remember it as the current one. */
  | { readonly kind: 'advance'; readonly counter: number }
  /** Hand out the current token again; nothing changes. */
  | { readonly kind: 'repeat'; readonly counter: number }
  /** A token was used twice: the session ends, for the thief and for the owner. */
  | { readonly kind: 'revoke' }
  | { readonly kind: 'refuse' }
  /** We never issued a token this far ahead. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired'; readonly cause: 'idle' | 'age' }

const DAY_MS = 24 * 60 * 60 * 1000
const REUSE_INTERVAL_MS = 10_000
/** How long a lost answer may be asked for from another network, and how often: a phone changes networks as it moves. */
const LOST_ANSWER_MS = 15 * 60 * 1000
const MAX_REPEATS = 5
const IDLE_LIMIT_MS = 30 * DAY_MS
const AGE_LIMIT_MS = 180 * DAY_MS

/** Decides what a refresh token of a live session earns. */
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
  // One behind: our last answer never arrived. From the same network the client may ask as often and as late as its signal
  // needs. From another it may be a thief who follows the owner's session for as long as nobody counts.
  if (presented === session.counter - 1) {
    const isSoon = nowMs - session.refreshedAtMs < LOST_ANSWER_MS && session.repeats < MAX_REPEATS
    return isSameNetwork || isSoon ? { kind: 'repeat', counter: session.counter } : { kind: 'revoke' }
  }
  // Several tabs waking together can be further behind, but only for a moment.
  if (nowMs - session.refreshedAtMs < REUSE_INTERVAL_MS) return { kind: 'repeat', counter: session.counter }
  return { kind: 'revoke' }
}

/** A session that began, or was refreshed, at this moment or before is over: `sessionExpiry` as a question to a store. */
export function livingSince(nowMs: number): { readonly createdAfterMs: number; readonly refreshedAfterMs: number } {
  return { createdAfterMs: nowMs - AGE_LIMIT_MS, refreshedAfterMs: nowMs - IDLE_LIMIT_MS }
}

/** Why a session is over by the clock alone, or `null` while it lives. */
export function sessionExpiry(
  session: Pick<SessionCounter, 'createdAtMs' | 'refreshedAtMs'>,
  nowMs: number,
): 'idle' | 'age' | null {
  if (nowMs - session.createdAtMs >= AGE_LIMIT_MS) return 'age'
  return nowMs - session.refreshedAtMs >= IDLE_LIMIT_MS ? 'idle' : null
}

/**
 * How often a password may be guessed for one account: five failures, then a pause that doubles from 1 to 15 minutes.
 *
 * An attempt counts as a failure from its start, so that a hundred parallel guesses do not all pass; a right password takes
 * it back. Failures are counted per network: a sign-in clears the failures of its own network only, so a thief cannot reset
 * the count with a sign-in elsewhere, nor can the owner reset the thief's. The pause stays short, because anybody can cause
 * it for anybody.
 */
export type FailureShares = Readonly<Record<string, { readonly failures: number; readonly lastAtMs: number }>>

export type Attempt =
  | { readonly allowed: true; readonly shares: FailureShares }
  | { readonly allowed: false; readonly retryAfterMs: number }

export const noFailures: FailureShares = {}

const FREE_FAILURES = 5
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 15 * 60_000
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000
/** A botnet's networks are not stored one by one: beyond this number they share one entry. */
const MAX_NETWORKS = 32
const ALL_OTHERS = 'others'

/** Decides whether a password may be tried now, and counts the attempt as failed until it is forgiven. */
export function beginAttempt(shares: FailureShares, network: string, nowMs: number): Attempt {
  const live = withoutOldOnes(shares, nowMs)
  const pausedUntilMs = endOfPause(live)
  if (nowMs < pausedUntilMs) return { allowed: false, retryAfterMs: pausedUntilMs - nowMs }

  const name = shareOf(live, network)
  const failures = (live[name]?.failures ?? 0) + 1
  return { allowed: true, shares: { ...live, [name]: { failures, lastAtMs: nowMs } } }
}

/** The password was right: clears the failures of this network, not those of others. */
export function clearAttempts(shares: FailureShares, network: string): FailureShares {
  // The shared entry is lowered by one only: most of its failures are other people's.
  const own = shares[network] ? network : ALL_OTHERS
  const { [own]: share, ...rest } = shares
  if (own === network || !share || share.failures <= 1) return rest
  return { ...rest, [own]: { ...share, failures: share.failures - 1 } }
}

function endOfPause(shares: FailureShares): number {
  const all = Object.values(shares)
  const failures = all.reduce((sum, share) => sum + share.failures, 0)
  if (failures < FREE_FAILURES) return Number.NEGATIVE_INFINITY
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES), LONGEST_PAUSE_MS)
  return Math.max(...all.map((share) => share.lastAtMs)) + pauseMs
}

function withoutOldOnes(shares: FailureShares, nowMs: number): FailureShares {
  return Object.fromEntries(Object.entries(shares).filter(([, share]) => nowMs - share.lastAtMs < FORGOTTEN_AFTER_MS))
}

function shareOf(shares: FailureShares, network: string): string {
  return shares[network] || Object.keys(shares).length < MAX_NETWORKS ? network : ALL_OTHERS
}

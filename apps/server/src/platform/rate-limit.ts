/**
 * Limits on tries, counted in the database so that all processes agree.
 *
 * Own SQL rather than a library: rate-limiter-flexible reads Date.now in every store, so no test could set
 * its time, and it names its prepared statements, which a transaction pooler refuses.
 */
import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Queryable } from './db/database.ts'
import { Refusal } from './http/refusal.ts'

export interface LimitRule {
  readonly name: string
  /** So many tries in one window; the next is refused. */
  readonly points: number
  readonly durationSeconds: number
  /**
   * With it the points are not given back at the window's end but once the tries stop for `durationSeconds`,
   * and from the last point on each further one blocks the key: this long, then twice, then four times.
   */
  readonly blockSeconds?: number
  /** Where doubling ends; without it, blocks do not grow. */
  readonly maxBlockSeconds?: number
}

export interface LimitState {
  readonly allowed: boolean
  readonly used: number
  readonly remaining: number
  /** How long until a try is allowed; 0 when one is. */
  readonly retryAfterSeconds: number
}

export interface Limiter {
  /** Counts a try, unless it is refused. */
  consume(key: string, points?: number): Promise<LimitState>
  /** Counts a try, or throws the refusal `too_many_requests`. */
  take(key: string, points?: number): Promise<void>
  /** Counts something that went wrong, even while the key is blocked; negative points give a try back. */
  penalty(key: string, points?: number): Promise<LimitState>
  /** Looks without counting. */
  get(key: string): Promise<LimitState>
  /** Forgets the key. */
  reset(key: string): Promise<void>
}

/** What a statement of its own gives to `count_try` in the migrations, when it stores and counts in one round trip. */
export interface CountedTry {
  readonly key: string
  readonly seconds: number
  readonly points: number
}

export interface Limits {
  /** `on` may be a transaction; without it each count commits by itself, even if the request then fails. */
  limiter(rule: LimitRule, on?: Queryable): Limiter
  /** One try under a rule without blocks; null when limits are lifted. */
  tryOf(rule: LimitRule, key: string): CountedTry | null
}

interface LimitRow {
  readonly used: number
  readonly ends_at: Date
  readonly blocked_until: Date | null
}

/** Makes the limits of this installation; `RATE_LIMITS=off` lifts them all. */
export function createLimits(config: Config, db: Queryable, clock: Clock): Limits {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', config.authSecret, '', 'rate-limit-keys', 32)))
  const hash = (name: string, key: string) => createHmac('sha256', secret).update(`${name}\0${key}`).digest('base64url')
  return {
    limiter: (rule, on = db) => (config.rateLimits ? createLimiter(rule, on, clock, hash) : unlimited(rule)),
    tryOf: ({ name, durationSeconds, points }, key) =>
      config.rateLimits ? { key: hash(name, key), seconds: durationSeconds, points } : null,
  }
}

/** Removes counters that no longer count. */
export async function forgetExpiredLimits(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from rate_limits where ends_at < $1 and (blocked_until is null or blocked_until < $1)', [now])
}

function createLimiter(rule: LimitRule, db: Queryable, clock: Clock, hash: (name: string, key: string) => string): Limiter {
  const keyOf = (key: string) => hash(rule.name, key)

  async function count(key: string, points: number, alsoWhenBlocked: boolean): Promise<LimitState> {
    const nowMs = clock.nowMs()
    const rows = await db.query<LimitRow>(countSql, [
      keyOf(key),
      points,
      new Date(nowMs),
      rule.durationSeconds,
      rule.points,
      rule.blockSeconds ?? null,
      rule.maxBlockSeconds ?? rule.blockSeconds ?? null,
      alsoWhenBlocked,
    ])
    // A row that the statement would not touch is one that is blocked.
    return rows[0] ? { ...toState(rule, rows[0], nowMs), allowed: true } : await get(key)
  }

  async function get(key: string): Promise<LimitState> {
    const rows = await db.query<LimitRow>('select used, ends_at, blocked_until from rate_limits where key = $1', [keyOf(key)])
    return toState(rule, rows[0], clock.nowMs())
  }

  return {
    get,
    consume: (key, points = 1) => count(key, points, false),
    async penalty(key, points = 1) {
      await count(key, points, true)
      return get(key)
    },
    async take(key, points = 1) {
      const { allowed, retryAfterSeconds } = await count(key, points, false)
      if (!allowed) throw new Refusal(429, 'too_many_requests', { retryAfterSeconds })
    },
    async reset(key) {
      await db.query('delete from rate_limits where key = $1', [keyOf(key)])
    },
  }
}

const countSql = 'select used, ends_at, blocked_until from count_try($1, $2, $3, $4, $5, $6, $7, $8)'

function toState(rule: LimitRule, row: LimitRow | undefined, nowMs: number): LimitState {
  if (!row || row.ends_at.getTime() <= nowMs) return { allowed: true, used: 0, remaining: rule.points, retryAfterSeconds: 0 }
  const blockedMs = Math.max(0, (row.blocked_until?.getTime() ?? 0) - nowMs)
  return {
    allowed: blockedMs === 0,
    used: row.used,
    remaining: Math.max(0, rule.points - row.used),
    retryAfterSeconds: Math.ceil(blockedMs / 1000),
  }
}

function unlimited(rule: LimitRule): Limiter {
  const state = async () => ({ allowed: true, used: 0, remaining: rule.points, retryAfterSeconds: 0 })
  return { consume: state, penalty: state, get: state, take: async () => {}, reset: async () => {} }
}

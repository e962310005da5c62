/**
 * Rate limits, counted in the database so that all processes share them.
 *
 * Own SQL instead of a library: rate-limiter-flexible reads Date.now in every store, so tests could not set the time, and it
 * uses named prepared statements, which a transaction pooler refuses.
 */
import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Queryable } from './db/database.ts'
import { Refusal } from './http/refusal.ts'

export interface LimitRule {
  readonly name: string
  /** The number of attempts allowed in one window. */
  readonly points: number
  readonly durationSeconds: number
  /**
   * If set, points are not reset at the end of the window but after `durationSeconds` without attempts. From the last point on,
   * each further one blocks the key: for this time, then twice, then four times as long.
   */
  readonly blockSeconds?: number
  /** The maximum block after doubling; without it, blocks do not grow. */
  readonly maxBlockSeconds?: number
}

export interface LimitState {
  readonly allowed: boolean
  readonly used: number
  readonly remaining: number
  /** Seconds until an attempt is allowed; 0 if it is allowed now. */
  readonly retryAfterSeconds: number
}

export interface Limiter {
  /** Counts an attempt unless it is refused. */
  consume(key: string, points?: number): Promise<LimitState>
  /** Counts an attempt, or throws the refusal `too_many_requests`. */
  take(key: string, points?: number): Promise<void>
  /** Counts a failure even while the key is blocked; negative points return attempts. */
  penalty(key: string, points?: number): Promise<LimitState>
  /** Returns the state without counting. */
  get(key: string): Promise<LimitState>
  /** Deletes the counter of the key. */
  reset(key: string): Promise<void>
}

/** Parameters of the SQL function `count_try`, for a statement that stores and counts in one round trip. */
export interface CountedTry {
  readonly key: string
  readonly seconds: number
  readonly points: number
}

export interface Limits {
  /** `on` may be a transaction; without it each count is committed separately, even if the request then fails. */
  limiter(rule: LimitRule, on?: Queryable): Limiter
  /** Parameters of one attempt under a rule without blocks; null if limits are off. */
  tryOf(rule: LimitRule, key: string): CountedTry | null
}

interface LimitRow {
  readonly used: number
  readonly ends_at: Date
  readonly blocked_until: Date | null
}

/** Creates the limits of this installation; `RATE_LIMITS=off` disables all. */
export function createLimits(config: Config, db: Queryable, clock: Clock): Limits {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', config.authSecret, '', 'rate-limit-keys', 32)))
  const hash = (name: string, key: string) => createHmac('sha256', secret).update(`${name}\0${key}`).digest('base64url')
  return {
    limiter: (rule, on = db) => (config.rateLimits ? createLimiter(rule, on, clock, hash) : unlimited(rule)),
    tryOf: ({ name, durationSeconds, points }, key) =>
      config.rateLimits ? { key: hash(name, key), seconds: durationSeconds, points } : null,
  }
}

/** Deletes expired counters. */
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
    // The statement returns no row if the key is blocked.
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

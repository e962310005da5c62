import type { Queryable } from '../../platform/db/database.ts'
import type { Bearer } from '../keys/access-token.ts'

/** The account and session of a bearer; without the session if it no longer exists. */
export interface CallerRow {
  readonly email: string
  readonly banned_until: Date | null
  readonly session_created_at: Date | null
  readonly refreshed_at: Date | null
  /** The account has a second factor that the session has not verified. */
  readonly is_half?: boolean
}

/** Loads the caller of each bearer, in the order given; null if the account does not exist. */
export async function loadCallers(db: Queryable, bearers: readonly Bearer[]): Promise<(CallerRow | null)[]> {
  const rows = await db.query<CallerRow & { place: number }>(
    `SELECT requested.place, u.email, u.banned_until, s.created_at AS session_created_at, s.refreshed_at,
       s.aal = 'aal1' AND EXISTS (SELECT FROM factors f WHERE f.user_id = u.id AND f.status = 'verified') AS is_half
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS requested (user_id, session_id, place)
       JOIN users u ON u.id = requested.user_id
       LEFT JOIN sessions s ON s.id = requested.session_id AND s.user_id = u.id`,
    [bearers.map(({ userId }) => userId), bearers.map(({ sessionId }) => sessionId)],
  )
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return bearers.map((_, n) => byPlace.get(n + 1) ?? null)
}

/**
 * Inserts a row for an account of a hosted project, so that records here have an owner. The row holds only a placeholder for
 * the address, because the address may change at the provider and is not needed here.
 */
export async function insertHostedAccount(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO users (id, email, app_metadata, user_metadata, created_at, updated_at)
     VALUES ($1, $2, '{"provider": "hosted"}', '{}', $3, $3) ON CONFLICT (id) DO NOTHING`,
    [userId, `${userId}@hosted.invalid`, at],
  )
}

/** The caller, on every route that uses `requireCaller`. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** True if the hosted project has just confirmed that the address is this user's. */
  readonly ownsAddress?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only by `requireCaller`. */
    caller: Caller
  }
}

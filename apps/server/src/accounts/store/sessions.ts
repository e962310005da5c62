import type { AmrEntry } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly amr: readonly AmrEntry[]
  readonly at: Date
  readonly userAgent: string | null
  readonly ip: string
}

const MAX_SESSIONS = 20

/** Inserts a session; if the account has too many, deletes the one unused for longest. */
export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  await tx.query(
    `INSERT INTO sessions (id, user_id, amr, created_at, refreshed_at, user_agent, ip) VALUES ($1, $2, $3, $4, $4, $5, $6)`,
    [session.id, session.userId, JSON.stringify(session.amr), session.at, session.userAgent, session.ip],
  )
  await tx.query(
    `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND id NOT IN (
       SELECT id FROM sessions WHERE user_id = $1 AND id <> $2 ORDER BY refreshed_at DESC, id LIMIT $3)`,
    [session.userId, session.id, MAX_SESSIONS - 1],
  )
}

export async function saveRefresh(
  tx: Queryable,
  sessionId: string,
  refresh: { counter: number; at: Date; userAgent: string | null; ip: string },
): Promise<void> {
  await tx.query('UPDATE sessions SET counter = $2, repeats = 0, refreshed_at = $3, user_agent = $4, ip = $5 WHERE id = $1', [
    sessionId,
    refresh.counter,
    refresh.at,
    refresh.userAgent,
    refresh.ip,
  ])
}

/** Returns the IP addresses from which the sessions of an account were last used. */
export async function loadSessionAddresses(db: Queryable, email: string): Promise<string[]> {
  const rows = await db.query<{ ip: string }>(
    'SELECT s.ip FROM sessions s JOIN users u ON u.id = s.user_id WHERE lower(u.email) = $1 AND s.ip IS NOT NULL',
    [email],
  )
  return rows.map(({ ip }) => ip)
}

export async function saveRepeat(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query('UPDATE sessions SET repeats = repeats + 1 WHERE id = $1', [sessionId])
}

export async function isSessionOpen(tx: Queryable, sessionId: string): Promise<boolean> {
  return (await tx.query('SELECT FROM sessions WHERE id = $1', [sessionId])).length > 0
}

interface ListedSession {
  readonly id: string
  readonly refreshed_at: Date
  readonly user_agent: string | null
}

/** Returns the most recently used session first. */
export async function listSessions(db: Queryable, userId: string): Promise<ListedSession[]> {
  return await db.query<ListedSession>(
    'SELECT id, refreshed_at, user_agent FROM sessions WHERE user_id = $1 ORDER BY refreshed_at DESC, id',
    [userId],
  )
}

/** Ends a session of this account; returns whether it existed. */
export async function deleteOwnSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await db.query('DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING id', [id, userId])).length > 0
}

export async function deleteSession(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE id = $1', [sessionId])
}

export async function deleteAllSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId])
}

export async function deleteOtherSessions(tx: Queryable, userId: string, keptSessionId: string): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [userId, keptSessionId])
}

import type { Queryable } from '../../platform/db/database.ts'

/**
 * A row for an account that is kept elsewhere, so that records here have an owner to belong to. The address stays
 * with the provider: it may change there, and we need it for nothing but a place holder.
 */
export async function insertHostedAccount(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO users (id, email, app_metadata, user_metadata, created_at, updated_at)
     VALUES ($1, $2, '{"provider": "hosted"}', '{}', $3, $3) ON CONFLICT (id) DO NOTHING`,
    [userId, `${userId}@hosted.invalid`, at],
  )
}

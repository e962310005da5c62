/** Videos never fill a disk: the database may lie on the same one, and then no family could do anything. */
import { Refusal } from '../platform/http/refusal.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { expectedBytes } from './store.ts'

/**
 * Refuses an upload that was just begun, in the transaction that began it, where there would not be room enough for it beside all the
 * others that are under way. What came of those counts twice, so it refuses early rather than late.
 */
export async function requireRoom({ files, config, log }: Platform, tx: Queryable): Promise<void> {
  // One after the other: two that look at once would both find room for one.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('room for uploads', 0))`)
  const room = await files.room()
  if (room === null || room - (await expectedBytes(tx)) >= config.uploadsRoomBytes) return
  log.error({ room }, 'An upload was refused: with those under way the disk would have less room than UPLOADS_FREE_GB')
  throw noRoom()
}

export function noRoom(): Refusal {
  return new Refusal(503, 'overloaded', { retryAfterSeconds: 15 * 60 })
}

export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}

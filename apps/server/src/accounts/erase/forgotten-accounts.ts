/**
 * An address that was never confirmed may belong to somebody who never heard of us. Its account goes after 30 days
 * without a sign-in, unless a family keeps something in it.
 */
import type { Database } from '../../platform/db/database.ts'
import type { RecordHolder } from './records.ts'
import { deleteAccounts, lockForgottenAccounts } from '../store/forgotten-accounts.ts'

const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes forgotten accounts that hold nothing, and tells how many. Several processes may do it at once. */
export async function deleteForgottenAccounts(
  db: Database,
  nowMs: number,
  holders: readonly Pick<RecordHolder, 'holds'>[],
): Promise<number> {
  return await db.transaction(async (tx) => {
    const forgotten = await lockForgottenAccounts(tx, new Date(nowMs - FORGOTTEN_AFTER_MS))
    if (forgotten.length === 0) return 0
    const held = new Set<string>()
    for (const { holds } of holders) for (const id of await holds(tx, forgotten)) held.add(id)
    const empty = forgotten.filter((id) => !held.has(id))
    await deleteAccounts(tx, empty)
    return empty.length
  })
}

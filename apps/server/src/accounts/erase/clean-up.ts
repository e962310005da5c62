import type { FastifyInstance } from 'fastify'
import { HOUR_MS, every } from '../../platform/every.ts'
import type { Accounts } from '../accounts.ts'
import type { Database } from '../../platform/db/database.ts'
import { deleteAccounts, lockForgottenAccounts } from '../store/erased-accounts.ts'
import { advanceKeys } from '../keys/rotation.ts'
import type { RecordHolder } from './records.ts'
import { endSilentAccounts } from './silent-accounts.ts'
import { deleteExpiredRows } from '../store/clean-up.ts'

/**
 * An address that was never confirmed may belong to somebody who does not know this product. Its account is deleted after
 * 30 days without a sign-in, unless it holds records.
 */

const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes abandoned accounts without records and returns how many. Several processes may run it concurrently. */
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

/**
 * Removes expired rows and abandoned accounts, and advances the rotation of signing keys: every hour, and at startup, because
 * a server that restarts more often than hourly would otherwise never do it.
 */
export function scheduleCleanUp(app: FastifyInstance, accounts: Accounts, holders: readonly RecordHolder[]): void {
  const { db, clock, log } = accounts.platform
  const changeKeys = async () => {
    const kid = await advanceKeys(db, clock.nowMs())
    if (kid) log.info({ kid }, 'The next signing key has taken over')
  }
  // Each step runs independently: an error in one does not stop the others.
  const work = async () => {
    accounts.afterAnswer(changeKeys)
    accounts.afterAnswer(() => deleteExpiredRows(db, clock.nowMs()))
    accounts.afterAnswer(async () => void (await deleteForgottenAccounts(db, clock.nowMs(), holders)))
    accounts.afterAnswer(async () => void (await endSilentAccounts(accounts, holders)))
  }
  every(app, accounts.platform, { everyMs: HOUR_MS, atStart: true, work, failure: 'Tables could not be cleaned up' })
}

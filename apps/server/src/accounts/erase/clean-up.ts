import type { FastifyInstance } from 'fastify'
import { HOUR_MS, every } from '../../platform/every.ts'
import type { Accounts } from '../accounts.ts'
import { deleteForgottenAccounts } from './forgotten-accounts.ts'
import { advanceKeys } from '../keys/rotation.ts'
import type { RecordHolder } from './records.ts'
import { endSilentAccounts } from './silent-accounts.ts'
import { deleteExpiredRows } from '../store/expired-rows.ts'

/**
 * Clears expired rows and forgotten accounts, and takes the steps of a change of keys: every hour, and at the start, or a
 * server that is started again more often would never get round to it.
 */
export function keepTablesSmall(app: FastifyInstance, accounts: Accounts, holders: readonly RecordHolder[]): void {
  const { db, clock, log } = accounts.platform
  const changeKeys = async () => {
    const kid = await advanceKeys(db, clock.nowMs())
    if (kid) log.info({ kid }, 'The next signing key has taken over')
  }
  // Each by itself: what goes wrong in one is no reason to leave out the others.
  const work = async () => {
    accounts.afterAnswer(changeKeys)
    accounts.afterAnswer(() => deleteExpiredRows(db, clock.nowMs()))
    accounts.afterAnswer(async () => void (await deleteForgottenAccounts(db, clock.nowMs(), holders)))
    accounts.afterAnswer(async () => void (await endSilentAccounts(accounts, holders)))
  }
  every(app, accounts.platform, { everyMs: HOUR_MS, atStart: true, work, failure: 'Tables could not be cleaned up' })
}

import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { deleteForgottenAccounts } from './forgotten-accounts.ts'
import { advanceKeys } from './keys/rotation.ts'
import type { RecordHolder } from './records.ts'
import { deleteExpiredRows } from './store/expired-rows.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Clears expired rows and forgotten accounts, and takes the steps of a change of keys: at the start and every hour.
 * Several processes may do it at once: there is nothing to do twice.
 */
export function keepTablesSmall(app: FastifyInstance, accounts: Accounts, holders: readonly RecordHolder[]): void {
  const { db, clock, log } = accounts.platform
  const changeKeys = async () => {
    const kid = await advanceKeys(db, clock.nowMs())
    if (kid) log.info({ kid }, 'The next signing key has taken over')
  }
  // Each by itself: what goes wrong in one is no reason to leave out the others.
  const cleanUp = () => {
    accounts.afterAnswer(changeKeys)
    accounts.afterAnswer(() => deleteExpiredRows(db, clock.nowMs()))
    accounts.afterAnswer(async () => void (await deleteForgottenAccounts(db, clock.nowMs(), holders)))
  }
  // A server that is started again more often than every hour would never get round to it.
  app.addHook('onListen', async () => cleanUp())
  const timer = setInterval(cleanUp, HOUR_MS)
  // A waiting clean-up is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

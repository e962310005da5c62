import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { deleteForgottenAccounts } from './forgotten-accounts.ts'
import type { HoldsRecords } from './forgotten-accounts.ts'
import { deleteExpiredRows } from './store/expired-rows.ts'

const HOUR_MS = 60 * 60 * 1000

/** Clears expired rows and forgotten accounts every hour. Several processes may do it at once: there is nothing to do twice. */
export function keepTablesSmall(app: FastifyInstance, accounts: Accounts, holders: readonly HoldsRecords[]): void {
  const { db, clock } = accounts.platform
  const cleanUp = async () => {
    await deleteExpiredRows(db, clock.nowMs())
    await deleteForgottenAccounts(db, clock.nowMs(), holders)
  }
  const timer = setInterval(() => accounts.afterAnswer(cleanUp), HOUR_MS)
  // A waiting clean-up is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { deleteExpiredRows } from './store/expired-rows.ts'

const HOUR_MS = 60 * 60 * 1000

/** Clears expired rows every hour. Several processes may do it at once: there is nothing to do twice. */
export function keepTablesSmall(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock } = accounts.platform
  const timer = setInterval(() => accounts.afterAnswer(() => deleteExpiredRows(db, clock.nowMs())), HOUR_MS)
  // A waiting clean-up is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { deleteOldMessages } from './store.ts'

const HOUR_MS = 60 * 60_000

/** Deletes old messages once an hour. Several processes may do it at once: there is nothing to do twice. */
export function keepMessagesAYear(app: FastifyInstance, { db, clock, log }: Platform): void {
  const timer = setInterval(() => {
    deleteOldMessages(db, new Date(clock.nowMs())).catch((error: unknown) =>
      log.error({ err: error }, 'Old messages could not be deleted'),
    )
  }, HOUR_MS)
  // A waiting clean-up is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { deleteEndedShares } from './share-store.ts'

const HOUR_MS = 60 * 60_000

/** Deletes links that ended, once an hour. They open nothing before that either. */
export function forgetEndedLinks(app: FastifyInstance, { db, clock, log }: Platform): void {
  const timer = setInterval(() => {
    deleteEndedShares(db, new Date(clock.nowMs())).catch((error: unknown) =>
      log.error({ err: error }, 'Links to games that ended could not be deleted'),
    )
  }, HOUR_MS)
  // A waiting clean-up is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { sendDueReminders } from './send-due.ts'

const LOOK_EVERY_MS = 60_000

/** Looks for due reminders while the server listens; what came due while it was away is found at once. */
export function watchReminders(app: FastifyInstance, platform: Platform): void {
  let current: Promise<void> | null = null
  const look = () => {
    current ??= sendDueReminders(platform)
      .then(
        () => {},
        // Most often a database that restarts: the next look finds out.
        (error: unknown) => platform.log.error({ err: error }, 'Due reminders could not be sent'),
      )
      .finally(() => {
        current = null
      })
  }
  app.addHook('onListen', async () => look())
  const timer = setInterval(look, LOOK_EVERY_MS)
  // A waiting look is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await current
  })
}

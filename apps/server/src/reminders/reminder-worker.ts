import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { every } from '../platform/every.ts'
import { sendDueReminders } from './send-due.ts'

/** Looks for due reminders while the server listens. */
export function watchReminders(app: FastifyInstance, platform: Platform): void {
  const work = () => sendDueReminders(platform)
  every(app, platform, { everyMs: 60_000, atStart: true, work, failure: 'Due reminders could not be sent' })
}

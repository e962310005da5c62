import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { HOUR_MS, every } from '../platform/every.ts'
import { deleteOldMessages } from './store.ts'

export function keepMessagesAYear(app: FastifyInstance, platform: Platform): void {
  const work = () => deleteOldMessages(platform.db, new Date(platform.clock.nowMs()))
  every(app, platform, { everyMs: HOUR_MS, work, failure: 'Old messages could not be deleted' })
}

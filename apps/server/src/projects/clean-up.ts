import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { HOUR_MS, every } from '../platform/every.ts'
import { deleteEndedShares } from './share-store.ts'

/** Deletes links that ended. They open nothing before that either. */
export function forgetEndedLinks(app: FastifyInstance, platform: Platform): void {
  const work = () => deleteEndedShares(platform.db, new Date(platform.clock.nowMs()))
  every(app, platform, { everyMs: HOUR_MS, work, failure: 'Links to games that ended could not be deleted' })
}

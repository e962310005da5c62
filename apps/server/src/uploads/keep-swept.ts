import type { FastifyInstance } from 'fastify'
import { every } from '../platform/every.ts'
import type { Uploads } from './uploads.ts'

/** Asking the store after every unfinished upload costs more, and finds something only after a crash. */
const EVERY_NTH_IS_THOROUGH = 30

/** Sweeps at the start and every few seconds. */
export function keepSwept(app: FastifyInstance, uploads: Uploads): void {
  let round = 0
  const work = () => uploads.sweep(round++ % EVERY_NTH_IS_THOROUGH === 0)
  every(app, uploads.platform, { everyMs: 10_000, atStart: true, work, failure: 'Uploads could not be swept' })
}

import type { FastifyInstance } from 'fastify'
import type { Uploads } from './uploads.ts'

const SWEEP_MS = 10_000
/** Asking the store after every unfinished upload costs more, and finds something only after a crash. */
const EVERY_NTH_IS_THOROUGH = 30

/** Sweeps at the start and every few seconds. Several processes may do it at once: there is nothing to do twice. */
export function keepSwept(app: FastifyInstance, uploads: Uploads): void {
  let running: Promise<void> = Promise.resolve()
  let round = 0
  const sweep = () => {
    const everything = round++ % EVERY_NTH_IS_THOROUGH === 0
    running = running
      .then(() => uploads.sweep(everything))
      .catch((error: unknown) => uploads.platform.log.error({ err: error }, 'Uploads could not be swept'))
  }
  app.addHook('onListen', async () => sweep())
  const timer = setInterval(sweep, SWEEP_MS)
  // A waiting clean-up is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

interface RepeatOptions {
  readonly everyMs: number
  /** Also run at startup, for work that became due while the server was down. */
  readonly atStart?: true
  readonly work: () => Promise<unknown>
  /** Log message if the work fails. The usual cause is a restart of the database; the next run retries. */
  readonly failure: string
}

/**
 * Runs work periodically while the server runs, never two runs at once; a shutdown waits for the current run. Several
 * processes run the same work concurrently, so it must be idempotent.
 */
export function every(
  app: FastifyInstance,
  { log }: Pick<Platform, 'log'>,
  { everyMs, atStart, work, failure }: RepeatOptions,
): void {
  let current: Promise<void> | null = null
  const turn = () => {
    current ??= work()
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, failure),
      )
      .finally(() => {
        current = null
      })
  }
  if (atStart) app.addHook('onListen', async () => turn())
  const timer = setInterval(turn, everyMs)
  // The timer must not keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await current
  })
}

export const HOUR_MS = 60 * 60_000

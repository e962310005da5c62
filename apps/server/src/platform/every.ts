import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'

interface RepeatOptions {
  readonly everyMs: number
  /** Also when the server begins to listen: what came due while it was away is done at once. */
  readonly atStart?: true
  readonly work: () => Promise<unknown>
  /** The sentence of the log when the work fails; most often for a database that restarts, and the next turn does it. */
  readonly failure: string
}

/**
 * Does something again and again while the server lives, never twice at once; a server that ends waits for what is under
 * way. Several processes do it side by side: the work must be such that there is nothing to do twice.
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
  // A waiting turn is no reason to keep the process alive.
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await current
  })
}

export const HOUR_MS = 60 * 60_000

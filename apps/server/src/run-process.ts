import type { FastifyBaseLogger } from 'fastify'
import { runServer } from './run-server.ts'
import type { RunOptions } from './run-server.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/** Runs the server as a process: startup message, signals, uncaught errors and exit code. */
export async function runProcess(options: RunOptions): Promise<never> {
  try {
    await runUntilSignal(options)
    return process.exit()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return process.exit(1)
  }
}

/** Runs the server until a signal: the first one starts a graceful shutdown, a second one terminates it immediately. */
async function runUntilSignal(options: RunOptions): Promise<void> {
  const stopRequest = Promise.withResolvers<void>()
  for (const signal of signals) {
    process.once(signal, () => {
      stopRequest.resolve()
      process.once(signal, () => process.exit(1))
    })
  }
  const server = await runServer(options)
  logFaults(server.log, () => {
    process.exitCode = 1
    stopRequest.resolve()
  })
  process.stdout.write(`Ankur is ready: ${server.address}\n`)
  await stopRequest.promise
  await server.stop()
}

/** An unhandled rejection affects at most one request; after any other uncaught error the state is undefined. */
function logFaults(log: FastifyBaseLogger, end: () => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled promise rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught error: the server shuts down')
    end()
  })
}

/** The message for the terminal; with a stack only if the fault must be in our code. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'Ankur stopped for an unknown reason.'
  if ([TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind)) return String(error.stack)
  const { message, cause } = error as NodeJS.ErrnoException
  const own = message || (error as NodeJS.ErrnoException).code || error.name
  return cause instanceof Error ? `${own}\n  because: ${explain(cause)}` : own
}

import { pino } from 'pino'
import type { DestinationStream, LogFn, Logger } from 'pino'
import type { Config } from './config.ts'

/**
 * The server's log: one JSON line per event, on standard error.
 *
 * Answers, names, emails and tokens are never logged. Requests are logged by route pattern, and errors only with messages of
 * our own code, because a library's message may quote user input.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: isoTime(),
    // Without an explicit message pino would log the error's own message.
    hooks: { logMethod: nameTheError },
    serializers: { err: renderError, error: renderError, req: () => undefined, res: () => undefined },
  }
  // Lines are buffered for 100 ms, because a write for each line costs more than the line itself.
  return pino(options, destination ?? pino.destination({ dest: 2, sync: false, minLength: 16_000, periodicFlush: 100 }))
}

/** Formats the time of a line; cached for lines of the same millisecond. */
function isoTime(): () => string {
  let lastMs = 0
  let written = ''
  return () => {
    const nowMs = Date.now()
    if (nowMs !== lastMs) written = `,"time":"${new Date(nowMs).toISOString()}"`
    lastMs = nowMs
    return written
  }
}

/** Resolves when all lines are written, or writing failed, for example to a closed terminal. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()))
}

function nameTheError(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, sentence] = args as [unknown, unknown]
  const isBareError = first instanceof Error || (first as { err?: unknown } | null)?.err instanceof Error
  log.apply(this, isBareError && sentence === undefined ? ([first, 'An error'] as Parameters<LogFn>) : args)
}

interface LoggedError {
  type: string
  message: string
  code?: string | undefined
  constraint?: string | undefined
  stack: string[]
  cause?: LoggedError | undefined
}

const MAX_CAUSES = 4

function renderError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is not an error was thrown', stack: [] }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: isFromDatabase(error) ? 'The database refused a statement' : withoutQuotations(error.message),
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    cause: error.cause === undefined || depth >= MAX_CAUSES ? undefined : renderError(error.cause, depth + 1),
  }
}

/** PostgreSQL quotes the invalid value in its messages, as in `invalid input syntax for type uuid: "…"`. */
function isFromDatabase(error: Error): boolean {
  return 'severity' in error
}

/** Libraries quote input in their messages, as in `Unexpected token 'a', "asha@exam"... is not valid JSON`. */
function withoutQuotations(message: string): string {
  return message.replace(/"[^"]*"|`[^`]*`|'[^']*'/g, '…').replace(/\S+@\S+/g, '…')
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when this request of a family may run; its turn ends with the response. */
    waitForTurn?(request: FastifyRequest, family: string): Promise<void>
  }
  interface FastifyContextConfig {
    /** True for a route that writes its response itself, possibly for minutes, such as an upload. */
    takesNoTurn?: boolean
  }
}

const AT_ONCE = 5
/** Far more than the phones of one family send at the same moment. A request that waits holds nothing but its connection. */
const MOST_WAITING = 250

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Runs only a few requests of each family at once; others wait in order. Requests of one family often wait for the same row, and
 * each holds a connection to the database meanwhile: a client with hundreds of requests would make every other family wait.
 */
export function takeTurns(app: FastifyInstance): void {
  const lines = new Map<string, Line>()
  const families = new WeakMap<FastifyRequest, string>()

  app.decorate('waitForTurn', async (request: FastifyRequest, family: string) => {
    if (families.has(request) || request.routeOptions.config.takesNoTurn === true) return
    const line = lines.get(family) ?? { running: 0, waiting: [] }
    lines.set(family, line)
    if (line.running < AT_ONCE) line.running += 1
    else if (line.waiting.length >= MOST_WAITING) throw new Refusal(503, 'overloaded', { retryAfterSeconds: 1 })
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    families.set(request, family)
  })

  // Not when the connection closes: the work for a client that has gone continues, and with it the use of the database.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const family = families.get(request)
    families.delete(request)
    if (family !== undefined) endTurn(lines, family)
    done()
  })
}

/** Passes the turn on to the next request of the family. */
function endTurn(lines: Map<string, Line>, family: string): void {
  const line = lines.get(family)
  if (!line) return
  const next = line.waiting.shift()
  if (next) return next()
  line.running -= 1
  if (line.running === 0) lines.delete(family)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBody } from './handling-limit.ts'
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

/** Longer than any request may take, with its body. A turn whose end was missed must not keep a family out. */
const LONGEST_TURN_MS = 120_000

interface Line {
  /** When each request began its turn. */
  readonly running: Map<FastifyRequest, number>
  readonly waiting: (() => void)[]
}

/**
 * Runs only a few requests of each family at once; others wait in order. Requests of one family often wait for the same row, and
 * each holds a connection to the database meanwhile: a client with hundreds of requests would make every other family wait.
 */
export function takeTurns(app: FastifyInstance): void {
  const lines = new Map<string, Line>()
  const families = new WeakMap<FastifyRequest, string>()
  const answered = new WeakSet<FastifyRequest>()

  app.decorate('waitForTurn', async (request: FastifyRequest, family: string) => {
    if (families.has(request) || request.routeOptions.config.takesNoTurn === true) return
    families.set(request, family)
    const line = lines.get(family) ?? { running: new Map(), waiting: [] }
    lines.set(family, line)
    await begin(line, request)
    // It waited too long, and was answered meanwhile.
    if (answered.has(request)) return endTurn(request)
    if (!hasBody(request)) return
    // Nothing is sent for a body that never arrives whole.
    if (request.raw.destroyed) endTurn(request)
    else request.raw.once('close', () => request.raw.readableEnded || endTurn(request))
  })

  // Not when the connection closes: the work for a client that has gone continues, and with it the use of the database.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    answered.add(request)
    endTurn(request)
    done()
  })

  async function begin(line: Line, request: FastifyRequest): Promise<void> {
    const start = () => void line.running.set(request, performance.now())
    if (line.running.size >= AT_ONCE) endOldTurns(line)
    if (line.running.size < AT_ONCE) return start()
    if (line.waiting.length >= MOST_WAITING) throw new Refusal(503, 'overloaded', { retryAfterSeconds: 1 })
    const { promise, resolve } = Promise.withResolvers<void>()
    line.waiting.push(() => {
      start()
      resolve()
    })
    await promise
  }

  function endOldTurns({ running }: Line): void {
    const oldestMs = performance.now() - LONGEST_TURN_MS
    for (const [request, sinceMs] of running) if (sinceMs < oldestMs) endTurn(request)
  }

  /** Passes the turn on to the next request of the family; does nothing for a request that has none. */
  function endTurn(request: FastifyRequest): void {
    const family = families.get(request) ?? ''
    const line = lines.get(family)
    if (!line?.running.delete(request)) return
    line.waiting.shift()?.()
    if (line.running.size === 0) lines.delete(family)
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBody } from './handling-limit.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when this request of a family may run; its slot is freed with the response. */
    waitForSlot?(request: FastifyRequest, family: string): Promise<void>
  }
  interface FastifyContextConfig {
    /** True for a route that writes its response itself, possibly for minutes, such as an upload. */
    skipsFamilyQueue?: boolean
  }
}

const MAX_RUNNING = 5
/** Far more than the phones of one family send at the same moment. A request that waits holds nothing but its connection. */
const MAX_WAITING = 250

/** Longer than any request may take, with its body. A slot that was never freed must not keep a family out. */
const MAX_SLOT_MS = 120_000

interface FamilyQueue {
  /** When each request got its slot, in ms of the process. */
  readonly running: Map<FastifyRequest, number>
  readonly waiting: (() => void)[]
}

/**
 * Runs only a few requests of each family at once; others wait in order. Requests of one family often wait for the same row, and
 * each holds a connection to the database meanwhile: a client with hundreds of requests would make every other family wait.
 */
export function limitFamilyConcurrency(app: FastifyInstance): void {
  const queues = new Map<string, FamilyQueue>()
  const families = new WeakMap<FastifyRequest, string>()
  const answered = new WeakSet<FastifyRequest>()

  app.decorate('waitForSlot', async (request: FastifyRequest, family: string) => {
    if (families.has(request) || request.routeOptions.config.skipsFamilyQueue === true) return
    families.set(request, family)
    const queue = queues.get(family) ?? { running: new Map(), waiting: [] }
    queues.set(family, queue)
    await begin(queue, request)
    // It waited too long, and was answered meanwhile.
    if (answered.has(request)) return freeSlot(request)
    if (!hasBody(request)) return
    // Nothing is sent for a body that never arrives whole.
    if (request.raw.destroyed) freeSlot(request)
    else request.raw.once('close', () => request.raw.readableEnded || freeSlot(request))
  })

  // Not when the connection closes: the work for a client that has gone continues, and with it the use of the database.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    answered.add(request)
    freeSlot(request)
    done()
  })

  async function begin(queue: FamilyQueue, request: FastifyRequest): Promise<void> {
    const start = () => void queue.running.set(request, performance.now())
    if (queue.running.size >= MAX_RUNNING) freeOldSlots(queue)
    if (queue.running.size < MAX_RUNNING) return start()
    if (queue.waiting.length >= MAX_WAITING) throw new Refusal(503, 'overloaded', { retryAfterSeconds: 1 })
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.waiting.push(() => {
      start()
      resolve()
    })
    await promise
  }

  function freeOldSlots({ running }: FamilyQueue): void {
    const oldestMs = performance.now() - MAX_SLOT_MS
    for (const [request, sinceMs] of running) if (sinceMs < oldestMs) freeSlot(request)
  }

  /** Passes the slot on to the next request of the family; does nothing for a request that has none. */
  function freeSlot(request: FastifyRequest): void {
    const family = families.get(request) ?? ''
    const queue = queues.get(family)
    if (!queue?.running.delete(request)) return
    queue.waiting.shift()?.()
    if (queue.running.size === 0) queues.delete(family)
  }
}

import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that may take longer than others. */
    maxHandlingMs?: number
  }
}

const LOOK_EVERY_MS = 500

/**
 * Answers 504 to whoever waits too long for us, counted from when their request is whole: how long a body may take on a weak
 * signal is another limit's. One look at all open requests now and then: Fastify's own `handlerTimeout` costs each a timer
 * and more, begins before the body, and forgets a request once its body is read.
 */
export function limitHandling(app: FastifyInstance, maxHandlingMs: number): void {
  const open = new Map<FastifyReply, { readonly endMs: number; readonly maxMs: number }>()
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    const maxMs = request.routeOptions.config.maxHandlingMs ?? maxHandlingMs
    open.set(reply, { endMs: performance.now() + maxMs, maxMs })
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) begin(request, reply)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request)) begin(request, reply)
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply)
    done()
  })

  const look = () => {
    const nowMs = performance.now()
    for (const [reply, { endMs, maxMs }] of open) {
      if (nowMs < endMs && !reply.raw.destroyed) continue
      open.delete(reply)
      const isAnswered = reply.sent || reply.raw.headersSent || reply.raw.destroyed
      if (!isAnswered) reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(maxMs), reply.request.routeOptions.url))
    }
  }
  const looking = setInterval(look, Math.min(LOOK_EVERY_MS, maxHandlingMs)).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

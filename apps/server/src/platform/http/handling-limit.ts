import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit in milliseconds for a route that may take longer than others. */
    maxHandlingMs?: number
  }
}

const LOOK_EVERY_MS = 500

/**
 * Responds with 504 to a request that takes too long, counted from its complete arrival; another limit covers the time of the
 * body on a weak signal. All open requests are checked periodically. Fastify's `handlerTimeout` needs a timer for each request,
 * starts before the body, and does not cover a request after its body is read.
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

export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

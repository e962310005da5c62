import { errorCodes } from 'fastify'
import type { FastifyInstance } from 'fastify'

/**
 * Keeps Fastify's `handlerTimeout` for requests with a body. It forgets the time when the request closes, and Node
 * says that of a request as soon as its body is read: a form that waited for a database gone silent waited for ever.
 */
export function limitHandling(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const { handlerTimeout } = request.routeOptions
    if (!request.raw.readableEnded || !handlerTimeout) return done()
    const limit = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, request.routeOptions.url))
    }, handlerTimeout)
    reply.raw.once('close', () => clearTimeout(limit))
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import { routePattern } from './error-answer.ts'

/** One line per answer: enough to see load, errors and slow routes, nothing that tells who was here. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: routePattern(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(line, 'answered')
    done()
  })
  app.addHook('onTimeout', (request, _reply, done) => {
    request.log.warn({ method: request.method, route: routePattern(request) }, 'The client was too slow')
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { routePattern } from './error-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines all the time: answered without a line in the log. */
    isProbe?: boolean
  }
}

/** Without TRUST_PROXY everybody behind a proxy counts as one visitor: limits then stop all of them together. */
export function warnOfProxy(app: FastifyInstance, { trustProxyHops }: Config): void {
  if (trustProxyHops > 0) return
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      request.log.warn(
        'X-Forwarded-For arrives and TRUST_PROXY is 0: if a proxy of yours sends it, set TRUST_PROXY to the number of proxies',
      )
    }
    done()
  })
}

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
    // A balancer asks every few seconds whether we live.
    const isDull = request.routeOptions.config.isProbe === true && reply.statusCode < 400
    request.log[isDull ? 'debug' : 'info'](line, 'answered')
    done()
  })
  app.addHook('onTimeout', (request, _reply, done) => {
    request.log.warn({ method: request.method, route: routePattern(request) }, 'The client was too slow')
    done()
  })
}

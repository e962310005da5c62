import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { routePattern } from './error-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for health checks, which are not logged. */
    isProbe?: boolean
  }
}

/** Warns if TRUST_PROXY is missing: all clients behind a proxy then count as one, and limits block all of them together. */
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

/** Logs one line per response: enough to see load, errors and slow routes, and nothing that identifies a user. */
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
    // Load balancers send health checks every few seconds.
    const isDull = request.routeOptions.config.isProbe === true && reply.statusCode < 400
    request.log[isDull ? 'debug' : 'info'](line, 'answered')
    done()
  })
  app.addHook('onTimeout', (request, _reply, done) => {
    request.log.warn({ method: request.method, route: routePattern(request) }, 'The client was too slow')
    done()
  })
}

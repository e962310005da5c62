import { authErrors } from '@ankur/accounts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toPathPattern } from '../../platform/http/not-found.ts'
import { AuthRefusal, sendAuthError } from './auth-refusal.ts'

/**
 * Responds to paths and methods without a route in this plugin, in the shape of the protocol. Call it before the routes.
 *
 * Besides the not-found handler it needs routes, because the built site responds to GET at every path that has none.
 */
export function answerUnknownPaths(app: FastifyInstance): void {
  const known: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.isForUnknownPaths) known.push({ pattern: toPathPattern(url), methods: [method].flat() })
  })

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    if (allowed.length === 0) return sendAuthError(new AuthRefusal(authErrors.not_found), request, reply)
    reply.header('allow', [...new Set(allowed)].join(', '))
    // A CORS preflight gets no permission: pages and accounts have the same origin.
    if (request.method === 'OPTIONS') return reply.status(204).send()
    return sendAuthError(new AuthRefusal(authErrors.method_not_allowed), request, reply)
  }
  app.setNotFoundHandler(answer)
  for (const url of ['', '/*']) app.all(url, { config: { isForUnknownPaths: true } }, answer)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isForUnknownPaths?: boolean
  }
}

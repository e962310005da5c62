import type { FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version, Retry-After',
  'access-control-max-age': '600',
  // The answer is meant for another site; which one, the origin above says.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Lets pages of the sites that the operator named use the accounts here; nobody else, and never with cookies. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({ ...allowed, 'access-control-allow-origin': origin })
  })
}

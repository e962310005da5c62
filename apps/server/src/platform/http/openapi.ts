import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

const fromZod = createJsonSchemaTransform({})

/** `GET /api/openapi.json`: what `/api` and `/functions` accept, from the very schemas that check it. */
export function describeApi(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ankur', version: '1', description: 'A family reads, exports and deletes its own data here.' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: false,
    transform: (route) => {
      const isDescribed = /^\/(api|functions)\//.test(route.url)
      return fromZod({ ...route, schema: { ...route.schema, hide: !isDescribed || route.schema?.hide === true } })
    },
  })
  app.register(async (scope) => {
    scope.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(scope.swagger()),
    )
  })
}

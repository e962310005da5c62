/** What the protocol knows and this server does not offer, each with the code its clients understand. */
import type { AuthError } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { AuthRefusal } from './http/auth-refusal.ts'

const anyMethod: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function registerRefusedRoutes(app: FastifyInstance): void {
  const refuse = (method: HTTPMethods | HTTPMethods[], url: string, error: AuthError) =>
    app.route({
      method,
      url,
      handler: async () => {
        throw new AuthRefusal(error)
      },
    })

  refuse('POST', '/sso', authErrors.saml_disabled)
  refuse('GET', '/authorize', authErrors.unsupported_provider)
  refuse(anyMethod, '/user/identities/*', authErrors.linking_disabled)
}

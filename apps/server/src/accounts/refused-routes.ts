/** What the protocol knows and this server does not offer, each with the code its clients understand. */
import type { AuthError } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Accounts } from './accounts.ts'
import { requireSession } from './bearer.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { isUuid } from './uuid.ts'

const anyMethod: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function registerRefusedRoutes(app: FastifyInstance, accounts: Accounts): void {
  const refuse = (method: HTTPMethods | HTTPMethods[], url: string, error: AuthError) =>
    app.route({
      method,
      url,
      handler: async () => {
        throw new AuthRefusal(error)
      },
    })
  const refuseSignedIn = (method: HTTPMethods | HTTPMethods[], url: string, error: AuthError) =>
    app.route({
      method,
      url,
      handler: async (request) => {
        await requireSession(accounts, request)
        throw new AuthRefusal(error)
      },
    })

  refuse('POST', '/sso', authErrors.saml_disabled)
  refuse('GET', '/authorize', authErrors.unsupported_provider)
  refuse(anyMethod, '/user/identities/*', authErrors.linking_disabled)
  refuseSignedIn('POST', '/factors', authErrors.totp_disabled)
  app.route<{ Params: { '*': string } }>({
    method: anyMethod,
    url: '/factors/*',
    handler: async (request) => {
      await requireSession(accounts, request)
      const [id = ''] = request.params['*'].split('/')
      throw new AuthRefusal(isUuid(id) ? authErrors.factor_not_found : authErrors.factor_malformed)
    },
  })
  refuseSignedIn(anyMethod, '/admin/*', authErrors.not_admin)
  refuseSignedIn('POST', '/invite', authErrors.not_admin)
}

import { type AuthError, authErrors } from '@ankur/accounts'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { registerAdminRoutes } from './admin/admin-routes.ts'
import type { Accounts } from './accounts.ts'
import { requireSession } from './session/bearer.ts'
import { signOut } from './session/sessions.ts'
import { clientOf, acceptJsonBodies } from './http/request.ts'
import { registerFactorRoutes } from './factors/factor-routes.ts'
import { grantByPassword } from './sign-in/grant-password.ts'
import { grantByAuthCode } from './sign-in/pkce.ts'
import { grantByRefreshToken } from './session/grant-refresh.ts'
import { AuthRefusal, sendAuthError } from './http/auth-refusal.ts'
import { answerUnknownPaths } from './http/unknown-paths.ts'
import { NEW_DEVICE_HEADER, knownDevice, newDeviceToken } from './sign-in/known-device.ts'
import { takeFromLimit } from './limits.ts'
import { mailSignIn } from './sign-in/mail-sign-in.ts'
import { reauthenticate } from './change/reauthenticate.ts'
import type { RecordHolder } from './erase/records.ts'
import { recover } from './mail/recover.ts'
import { resend } from './mail/resend.ts'
import { registerServiceRoutes } from './service-routes.ts'
import { signUp } from './sign-up/sign-up.ts'
import { updateUser } from './change/update-user.ts'
import { toUser } from './change/user-object.ts'
import { answerVerification, followVerifyLink } from './mail/verify-answers.ts'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version, Retry-After',
  'access-control-max-age': '600',
  // The response is meant for another site: the one in the allowed origin above.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Allows CORS requests from the sites that the operator named, and no others; never with cookies. */
function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({ ...allowed, 'access-control-allow-origin': origin })
  })
}

const anyMethod: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Endpoints of the protocol that this server does not support, each with the error code its clients understand. */
function registerRefusedRoutes(app: FastifyInstance): void {
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
  refuse(anyMethod, '/passkeys', authErrors.passkeys_disabled)
  refuse(anyMethod, '/passkeys/*', authErrors.passkeys_disabled)
  refuse(anyMethod, '/oauth/*', authErrors.oauth_server_disabled)
  refuse(anyMethod, '/user/oauth/*', authErrors.oauth_server_disabled)
}

/** Registers all endpoints below `/auth/v1`, with the request and response shapes of the protocol. */
export function registerAuthRoutes(app: FastifyInstance, accounts: Accounts, holders: readonly RecordHolder[]): void {
  acceptJsonBodies(app)
  app.setErrorHandler(sendAuthError)
  allowOrigins(app, accounts.platform.config.corsOrigins)
  answerUnknownPaths(app)

  app.post('/signup', (request) =>
    signUp(accounts, { body: request.body, redirectTo: query(request, 'redirect_to'), client: clientOf(request) }),
  )
  app.post('/token', async (request, reply) => {
    const answer = await grant(accounts, request)
    return query(request, 'grant_type') === 'refresh_token' ? answer : await rememberDevice(accounts, request, reply, answer)
  })
  app.post('/resend', (request) =>
    resend(accounts, { body: request.body, redirectTo: query(request, 'redirect_to'), client: clientOf(request) }),
  )
  app.post('/otp', (request) =>
    mailSignIn(accounts, { body: request.body, redirectTo: query(request, 'redirect_to'), client: clientOf(request) }),
  )
  app.post('/recover', (request) => recover(accounts, { body: request.body, client: clientOf(request) }))
  app.post('/verify', async (request, reply) => {
    await takeFromLimit(accounts, 'verifications', clientOf(request).network)
    return await rememberDevice(accounts, request, reply, await answerVerification(accounts, request.body, clientOf(request)))
  })
  // No HEAD route: a program that only checks whether the URL exists would use the link up.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    await takeFromLimit(accounts, 'verifications', clientOf(request).network)
    const link = {
      type: query(request, 'type') ?? '',
      token: query(request, 'token') ?? '',
      redirectTo: query(request, 'redirect_to'),
    }
    return reply.redirect(await followVerifyLink(accounts, link, clientOf(request)), 303)
  })
  app.get('/user', async (request) => toUser((await requireSession(accounts, request)).account))
  app.put('/user', async (request) => {
    const change = { body: request.body, redirectTo: query(request, 'redirect_to'), client: clientOf(request) }
    return await updateUser(accounts, await requireSession(accounts, request), change)
  })
  app.get('/reauthenticate', async (request) =>
    reauthenticate(accounts, await requireSession(accounts, request), clientOf(request)),
  )
  app.post('/logout', async (request, reply) => {
    await signOut(accounts, await requireSession(accounts, request), query(request, 'scope') ?? '')
    return reply.status(204).send()
  })
  registerFactorRoutes(app, accounts)
  registerAdminRoutes(app, accounts, holders)
  registerServiceRoutes(app, accounts)
  registerRefusedRoutes(app)
}

/** Issues a device token after a sign-in, so that later wrong passwords count per device. A known device keeps its token. */
async function rememberDevice<Answer extends object>(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Answer> {
  const { email } = (answer as { user?: { email?: string } }).user ?? {}
  if (email && (await knownDevice(accounts, email, clientOf(request).devices)) === null) {
    reply.header(NEW_DEVICE_HEADER, newDeviceToken(accounts, email))
  }
  return answer
}

async function grant(accounts: Accounts, request: FastifyRequest) {
  switch (query(request, 'grant_type')) {
    case 'password':
      return await grantByPassword(accounts, request.body, clientOf(request))
    case 'refresh_token':
      return await grantByRefreshToken(accounts, request.body, clientOf(request))
    case 'pkce':
      return await grantByAuthCode(accounts, request.body, clientOf(request))
    case 'id_token':
      throw idTokenRefusal(request.body)
    case 'web3':
      throw new AuthRefusal(authErrors.web3_disabled)
    case undefined:
    default:
      throw new AuthRefusal(authErrors.unsupported_grant)
  }
}

/** Returns a query parameter; the first value if it is repeated, as in the Go server. */
function query(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, string | string[] | undefined>>)[name]
  return Array.isArray(value) ? value[0] : value
}

/** Issuers of the providers that the published client names; its error message shows the issuer, not the provider. */
const issuerOf: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
}

function idTokenRefusal(body: unknown): AuthRefusal {
  const provider = (body as { provider?: unknown } | null)?.provider
  const issuer = typeof provider === 'string' && Object.hasOwn(issuerOf, provider) ? issuerOf[provider] : undefined
  if (issuer === undefined) return new AuthRefusal(authErrors.id_token_disabled)
  return new AuthRefusal({ ...authErrors.id_token_disabled, message: `Provider (issuer "${issuer}") is not enabled` })
}

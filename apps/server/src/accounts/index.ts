import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { accountsOf } from './accounts.ts'
import { isLoopback } from '../platform/http/client-address.ts'
import { scheduleCleanUp } from './erase/clean-up.ts'
import { loadCommonPasswords } from './sign-up/password-check.ts'
import { registerDeviceRoutes } from './session/device-routes.ts'
import { sendAuthError } from './http/auth-refusal.ts'
import { registerMailedLink } from './mail/mailed-link.ts'
import * as z from 'zod/mini'
import type { RecordHolder } from './erase/records.ts'
import { registerAuthRoutes } from './routes.ts'

/** With a shared signing secret, users could sign up but never sign in; checking at startup finds this before families do. */

const TIMEOUT_MS = 5_000
const keysSchema = z.object({ keys: z.array(z.looseObject({ alg: z.optional(z.string()), kty: z.optional(z.string()) })) })

/** Throws if the project publishes no key that this server can verify with. No response is only a warning: it may respond later. */
async function requireProjectKeys({ log }: Pick<Platform, 'log'>, projectUrl: string): Promise<void> {
  const keys = await readKeys(projectUrl).catch((error: unknown) => {
    log.warn({ err: error }, 'The keys of the hosted accounts project could not be read at the start')
    return null
  })
  if (keys === null || keys.some(({ kty }) => kty === 'EC' || kty === 'RSA')) return
  throw new Error(
    `The project at ${projectUrl} publishes no signing keys: it signs with a shared secret (HS256, "legacy JWT secret"), which Ankur does not take. Switch the project to asymmetric signing keys (ES256 or RS256), then start again.`,
  )
}

async function readKeys(projectUrl: string) {
  const answer = await fetch(`${projectUrl}/auth/v1/.well-known/jwks.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The project answered ${answer.status}`)
  return z.parse(keysSchema, await answer.json()).keys
}

/** The public API key of the built-in accounts: it names the client, grants no access, and is not secret. */
const OWN_KEY = 'sb_publishable_local'

/** GET /api/config: tells the browser the accounts URL; requested before its first call to the accounts. */
function registerApiConfig(app: FastifyInstance, { config }: Platform): void {
  app.get('/api/config', async (request) => {
    const { supabase, authMode } = config
    // The details needed to ask a family for consent: the model's name, and whether it can be sent pictures.
    const model = config.model && { name: config.model.name, readsPictures: config.model.readsPictures }
    if (supabase) return { auth: { url: `${supabase.url}/auth/v1`, key: supabase.key }, model }
    // Without a mail server no mail is sent, so pages must not ask the user to look for one.
    const mailLeaves = config.smtpUrl !== null
    return { model, mailLeaves, auth: { url: `${ownOrigin(request, config.publicUrl)}/auth/v1`, key: OWN_KEY, mode: authMode } }
  })
}

/** On a developer's computer the site has several names (`localhost`, `127.0.0.1`); pages may only call the one they came from. */
function ownOrigin(request: FastifyRequest, publicUrl: string): string {
  const isAtHome = isLoopback(new URL(publicUrl).hostname) && isLoopback(request.hostname)
  return isAtHome ? `${request.protocol}://${request.host}` : publicUrl
}

export { clientOf, type Client } from './http/request.ts'
export { resealFactors } from './factors/totp-secret.ts'
export { familyCommand } from './admin/family-command.ts'
export { keysCommand } from './keys/keys-command.ts'
export type { RecordHolder } from './erase/records.ts'
export { requireCaller } from './session/require-caller.ts'
export { notifyOwner } from './mail/alarm.ts'

const AUTH_PATH = '/auth/v1'

interface AccountsOptions {
  /** The features that store family data: used for exports and erasure. Clean-up never deletes an account that holds records. */
  readonly holders: readonly RecordHolder[]
}

/**
 * Registers the accounts endpoints: `/auth/v1`, `/api/account`, and `/api/config`, which tells where accounts are. With a
 * hosted project, `/auth/v1` is not served here.
 */
export function registerAccounts(app: FastifyInstance, platform: Platform, { holders }: AccountsOptions): void {
  registerApiConfig(app, platform)
  registerAccountRoutes(app, platform, holders)
  const { supabase } = platform.config
  if (supabase) return void app.addHook('onReady', () => requireProjectKeys(platform, supabase.url))
  const accounts = accountsOf(platform)
  registerMailedLink(app, accounts)
  registerDeviceRoutes(app, platform)
  app.register(async (scope) => registerAuthRoutes(scope, accounts, holders), { prefix: AUTH_PATH })
  app.answerUnroutableBelow(AUTH_PATH, (error, request, reply) =>
    sendAuthError(error, request, reply.header('cache-control', 'no-store')),
  )
  app.addHook('onReady', async () => {
    loadCommonPasswords()
    // Prepare these now, or the first sign-in of an unknown address would be measurably slower than later ones.
    await Promise.all([accounts.dummyHash(), accounts.keys.current()])
  })
  app.addHook('onClose', () => accounts.idle())
  scheduleCleanUp(app, accounts, holders)
}

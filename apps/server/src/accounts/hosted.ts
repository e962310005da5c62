/**
 * Accounts held by a hosted project: tokens are verified with the project's published keys.
 *
 * The project's sessions cannot be looked up here, so a token allows reading until it expires, even after a sign-out.
 * Before anything is written, sent, exported or deleted, the project is asked about the session (`ask-provider.ts`).
 */
import type { JWTVerifyGetKey } from 'jose'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { askProvider } from './ask-provider.ts'
import { type Caller, insertHostedAccount } from './store/callers.ts'
import { isUuid } from '../platform/http/id-of.ts'

const KEYS_KEPT_MS = 10 * 60 * 1000
const KEYS_COOLDOWN_MS = 30 * 1000
const LEEWAY_SECONDS = 30
const RETRY_AFTER_SECONDS = 5

/** Returns a function that identifies the caller of a token, or returns `null`; with `isGrave` it also asks the project. */
export function hostedVerifier(
  platform: Platform,
  projectUrl: string,
): (token: string, isGrave: boolean) => Promise<Caller | null> {
  const issuer = `${projectUrl}/auth/v1`
  const keys = projectKeys(platform, new URL(`${issuer}/.well-known/jwks.json`))

  return async (token, isGrave) => {
    const nowMs = platform.clock.nowMs()
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256', 'RS256'],
      issuer,
      audience: 'authenticated',
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(nowMs),
      requiredClaims: ['exp', 'sub', 'session_id'],
    })
    const { sub, session_id: sessionId, email, role } = payload
    // An anonymous user has no address and could never sign in to the data again.
    if (payload['is_anonymous'] === true) return null
    if (!sub || !isUuid(sub) || typeof sessionId !== 'string' || role !== 'authenticated') return null
    const caller = { userId: sub.toLowerCase(), sessionId, email: typeof email === 'string' ? email : '' }
    if (!isGrave) return caller
    const person = await askProvider(platform, token)
    if (person?.id !== caller.userId) return null
    if (person.hasFactor && payload['aal'] !== 'aal2') throw new Refusal(403, 'second_step_missing')
    // Create the account only for requests that store something: reading with a token that is still valid after an
    // erasure must not create the account again.
    await insertHostedAccount(platform.db, caller.userId, new Date(nowMs))
    return { ...caller, email: person.email, ownsAddress: person.ownsAddress }
  }
}

function projectKeys({ log }: Platform, address: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(address, { cacheMaxAge: KEYS_KEPT_MS, cooldownDuration: KEYS_COOLDOWN_MS })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (!isProviderAway(error)) throw error
      // The user may well be signed in; this server cannot verify it at the moment.
      log.warn({ err: error }, 'The keys of the hosted accounts project could not be fetched')
      throw new Refusal(503, 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }
}

/** True if the provider did not respond, or responded without keys. All other errors concern the token. */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
}

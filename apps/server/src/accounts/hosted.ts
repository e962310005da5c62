/**
 * Accounts kept by a hosted project: its tokens are verified with its published keys.
 *
 * Its sessions cannot be looked up from here, so a signed-out token works until it runs out.
 */
import type { JWTVerifyGetKey } from 'jose'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from './caller.ts'
import { insertHostedAccount } from './store/hosted-accounts.ts'
import { isUuid } from './uuid.ts'

const KEYS_KEPT_MS = 10 * 60 * 1000
const KEYS_COOLDOWN_MS = 30 * 1000
const LEEWAY_SECONDS = 30
const RETRY_AFTER_SECONDS = 5
/** Only saves a statement per request: a forgotten account is found to be there already. */
const MAX_REMEMBERED = 10_000

/** Gives a function that names the caller behind a token, or `null`. */
export function hostedVerifier(platform: Platform, projectUrl: string): (token: string) => Promise<Caller | null> {
  const issuer = `${projectUrl}/auth/v1`
  const keys = projectKeys(platform, new URL(`${issuer}/.well-known/jwks.json`))
  const remembered = new Set<string>()

  return async (token) => {
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
    if (!sub || !isUuid(sub) || typeof sessionId !== 'string' || role !== 'authenticated') return null
    const caller = { userId: sub.toLowerCase(), sessionId, email: typeof email === 'string' ? email : '' }
    if (!remembered.has(caller.userId)) {
      await insertHostedAccount(platform.db, caller.userId, new Date(nowMs))
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.add(caller.userId)
    }
    return caller
  }
}

function projectKeys({ log }: Platform, address: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(address, { cacheMaxAge: KEYS_KEPT_MS, cooldownDuration: KEYS_COOLDOWN_MS })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (!isProviderAway(error)) throw error
      // The person may well be signed in: it is we who cannot tell.
      log.warn({ err: error }, 'The keys of the hosted accounts project could not be fetched')
      throw new Refusal(503, 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }
}

/** The provider did not answer, or not with keys; other complaints are about the token. */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
}

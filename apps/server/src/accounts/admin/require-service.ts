/**
 * Access control of the admin endpoints: the bearer must be signed by the operator with the key in AUTH_SIGNING_JWK, with a
 * service role. Without that setting nobody has access, because nobody outside the server has a signing key.
 */
import { authErrors } from '@ankur/accounts'
import type { FastifyRequest } from 'fastify'
import type { JWTPayload } from 'jose'
import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { Accounts } from '../accounts.ts'
import { bearerToken } from '../session/bearer.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { LEEWAY_SECONDS } from '../keys/access-token.ts'

const serviceRoles = new Set<unknown>(['service_role', 'supabase_admin'])

export async function requireService(accounts: Accounts, request: FastifyRequest): Promise<void> {
  const { config, clock } = accounts.platform
  const token = bearerToken(request)
  if (!token) throw new AuthRefusal(authErrors.no_authorization)
  if (!config.authSigningJwk) throw new AuthRefusal(authErrors.not_admin)
  const payload = await payloadOf(accounts, token, clock.nowMs())
  if (!serviceRoles.has(payload['role'])) throw new AuthRefusal(authErrors.not_admin)
  // A bearer without expiry is accepted only in `autoconfirm` mode, which a server with a public address cannot use.
  if (payload.exp === undefined && config.authMode !== 'autoconfirm') throw new AuthRefusal(authErrors.not_admin)
}

async function payloadOf(accounts: Accounts, token: string, nowMs: number): Promise<JWTPayload> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const current = await accounts.keys.current()
    const key = await accounts.keys.find(kid ?? current.kid)
    // Only the operator's key, never a key that this server generated to sign access tokens.
    if (!key || key.kid !== current.kid) throw new AuthRefusal(authErrors.bad_jwt)
    const rules = { algorithms: [key.algorithm], clockTolerance: LEEWAY_SECONDS, currentDate: new Date(nowMs) }
    return (await jwtVerify(token, key.publicKey, rules)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw new AuthRefusal(authErrors.bad_jwt)
    throw error
  }
}

/**
 * Who may use the admin endpoints: a bearer that the operator signed with the key of AUTH_SIGNING_JWK, whose role is a
 * service's. Without that setting there are none, as nobody else holds a key of ours.
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
  // Only where addresses are taken on trust anyhow, which no public address may do, a bearer may live for ever.
  if (payload.exp === undefined && config.authMode !== 'autoconfirm') throw new AuthRefusal(authErrors.not_admin)
}

async function payloadOf(accounts: Accounts, token: string, nowMs: number): Promise<JWTPayload> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const current = await accounts.keys.current()
    const key = await accounts.keys.find(kid ?? current.kid)
    // The operator's own key, never one of those that were made here and sign access tokens.
    if (!key || key.kid !== current.kid) throw new AuthRefusal(authErrors.bad_jwt)
    const rules = { algorithms: [key.algorithm], clockTolerance: LEEWAY_SECONDS, currentDate: new Date(nowMs) }
    return (await jwtVerify(token, key.publicKey, rules)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw new AuthRefusal(authErrors.bad_jwt)
    throw error
  }
}

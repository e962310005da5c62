import type { FastifyRequest } from 'fastify'
import { errors } from 'jose'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountsOf } from '../accounts.ts'
import { bearerToken, requireLiveSession } from './bearer.ts'
import type { Caller } from '../store/callers.ts'
import { hostedVerifier } from '../hosted.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'

/** Returns an `onRequest` hook that sets `request.caller`, or refuses with 401 `no_session`. */
export function requireCaller(platform: Platform): (request: FastifyRequest) => Promise<void> {
  const { supabase } = platform.config
  const identify = supabase ? hostedCaller(platform, supabase.url) : ownCaller(platform)
  return async (request) => {
    const caller = await identify(request).catch(unlessRefused)
    if (!caller) throw new Refusal(401, 'no_session')
    request.caller = caller
  }
}

function ownCaller(platform: Platform): (request: FastifyRequest) => Promise<Caller | null> {
  const accounts = accountsOf(platform)
  return async (request) => {
    const { isHalf, ...caller } = await requireLiveSession(accounts, request)
    if (isHalf) throw new Refusal(403, 'second_step_missing')
    return caller
  }
}

function hostedCaller(platform: Platform, url: string): (request: FastifyRequest) => Promise<Caller | null> {
  const verify = hostedVerifier(platform, url)
  return async (request) => {
    const token = bearerToken(request)
    const caller = token ? await verify(token, isGrave(request)) : null
    if (caller) await request.server.waitForSlot?.(request, caller.userId)
    return caller
  }
}

/**
 * True for requests that write, send or export data, except chunks of an upload, which was authorized when it started.
 * Decided by the matched route, because a URL can be spelled in several ways.
 */
function isGrave({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (method === 'PATCH') return !url.startsWith('/api/uploads/')
  return ['POST', 'PUT', 'DELETE'].includes(method) || url === '/api/account/export'
}

/** Treats every invalid token as no session; rethrows internal errors. */
function unlessRefused(error: unknown): null {
  if (error instanceof AuthRefusal) return null
  if (error instanceof errors.JOSEError) return null
  throw error
}

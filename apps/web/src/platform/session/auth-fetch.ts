/** Requests to the accounts server, as its client library sends them: each of these stands between it and `fetch`. */
import { loadStored, parseJson, saveStored } from '../storage/storage.ts'

/** Seconds to wait according to the last rejected request; 0 if none were given. The client library does not expose it. */
export let secondsToWait = 0

export const fetchNotingWait: typeof fetch = async (input, init) => {
  const response = await fetchByOwnClock(input, init)
  secondsToWait = Number(response.headers.get('retry-after'))
  return response
}

/**
 * A token for each account that signed in on this browser. The server has separate limits for wrong passwords and email
 * requests with such a token and without, so that strangers cannot lock this family out.
 */
const KEY = 'ankur-device'
const MOST = 5

/** Adds the tokens to a sign-in or email request, and stores the token from the response. For our own accounts server only. */
export function withDeviceTokens(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    if (!/\/(token\?grant_type=password|verify|recover|otp|resend|reauthenticate)(\?|$)/.test(url)) return await send(input, init)
    const headers = new Headers(init?.headers)
    const tokens = storedTokens()
    if (tokens.length > 0) headers.set('x-ankur-devices', tokens.join(','))
    const response = await send(input, { ...init, headers })
    const token = response.headers.get('x-ankur-device')
    if (token !== null) saveStored(KEY, JSON.stringify([token, ...tokens].slice(0, MOST)))
    return response
  }
}

function storedTokens(): string[] {
  const tokens = parseJson(loadStored(KEY))
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string').slice(0, MOST) : []
}

/**
 * A phone's clock may be hours wrong. The server sends the session expiry both as a time (`expires_at`) and as a duration.
 * With a wrong clock the time would already be past, and the client would refresh the session repeatedly. So the time is
 * removed from the response, and the client adds the duration to its own clock.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.clone().json()) as { expires_in?: unknown; expires_at?: unknown }
  if (typeof body.expires_in !== 'number' || body.expires_at === undefined) return response
  const { expires_at: _moment, ...rest } = body
  return new Response(JSON.stringify(rest), { status: response.status, headers: response.headers })
}

/**
 * A token for each account that signed in on this browser. The server has separate limits for wrong passwords and email
 * requests with such a token and without, so that strangers cannot lock this family out.
 */
import { loadStored, parseJson, saveStored } from '../storage/storage.ts'

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

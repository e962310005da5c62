/**
 * A token for each account that signed in on this browser. The server counts wrong passwords and wishes for a mail that
 * come with one apart from those of strangers, so that nobody else can lock this family out.
 */
import { loadStored, parseJson, saveStored } from '../storage/storage.ts'

const KEY = 'ankur-device'
const MOST = 5

/** Sends the tokens with a sign-in or a wish for a mail, and keeps the one that its answer brings. For our own accounts only. */
export function withDeviceTokens(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    if (!/\/(token\?grant_type=password|verify|recover|otp|resend|reauthenticate)(\?|$)/.test(url)) return await send(input, init)
    const headers = new Headers(init?.headers)
    const tokens = kept()
    if (tokens.length > 0) headers.set('x-ankur-devices', tokens.join(','))
    const response = await send(input, { ...init, headers })
    const token = response.headers.get('x-ankur-device')
    if (token !== null) saveStored(KEY, JSON.stringify([token, ...tokens].slice(0, MOST)))
    return response
  }
}

function kept(): string[] {
  const tokens = parseJson(loadStored(KEY))
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string').slice(0, MOST) : []
}

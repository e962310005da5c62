/**
 * The published clients of the accounts protocol, put together as their own `createClient` does it:
 * one session in local storage, refreshed by itself, and its access token on every call of a function.
 */
import type { GoTrueClient } from '@supabase/auth-js'
import type { FunctionsClient } from '@supabase/functions-js'
import { withDeviceTokens } from './device-tokens.ts'
import { fetchByOwnClock } from './own-clock.ts'
import { fetchWithRetry } from '../retry.ts'
import { pagesWithoutServer } from './pages-without-server.ts'
import { loadStored, parseJson, removeStored } from '../storage/storage.ts'

export interface Person {
  readonly id: string
  readonly email: string
  /** As typed at sign-up. */
  readonly name?: string
}

export interface Backend {
  readonly auth: GoTrueClient
  readonly authUrl: string
  readonly key: string
  /** How our own server treats a new address; a hosted provider does not say it here. */
  readonly mode: string | undefined
  /** The AI model that a family may agree to; null where there is none. */
  readonly model: { readonly name: string; readonly readsPictures: boolean } | null
  /** False where our own server has no mail server: its mail stays in the mailbox of that computer. */
  readonly mailLeaves: boolean
}

let opening: Promise<Backend> | null = null
let follow: (opening: Promise<Backend>) => void = () => {}

/** Reads the server's settings once and opens the clients; a failed attempt may be repeated. */
export function openBackend(): Promise<Backend> {
  if (opening) return opening
  opening = connect().catch((failure: unknown) => {
    opening = null
    throw failure
  })
  // Before whoever asked goes on: what it then does to the session is followed.
  follow(opening)
  return opening
}

/**
 * Opens the clients where a session may be, and reports them whenever they open. Returns false where there is nothing to
 * ask: a visitor loads them with the first form, and a child who plays with the first game that goes to the account.
 */
export function followBackend(follower: typeof follow): boolean {
  follow = follower
  if (!opening) return openForSession()
  follow(opening)
  return true
}

/**
 * Opens the clients where there may be a session, unless the page asks the accounts for nothing by itself and what is
 * stored says enough for its menu. Returns whether they open.
 */
export function openForSession(): boolean {
  if (!mayHoldSession()) return false
  if (new RegExp(pagesWithoutServer).test(location.pathname) && storedPerson()) return false
  openWithoutWaiting()
  return true
}

/** Whether the clients are open, or about to be: then they report what happens to the session in other windows too. */
export function isBackendOpen(): boolean {
  return opening !== null
}

/** Whoever needs the clients asks again and says what happened. */
export function openWithoutWaiting(): void {
  openBackend().catch(() => {})
}

/** By what is stored, or by what the link of a mail brings in the address: no token is looked at here. */
function mayHoldSession(): boolean {
  return sessionKey() !== undefined || /[#?&](access_token|code|error\w*)=/.test(location.search + location.hash)
}

async function connect(): Promise<Backend> {
  const response = await fetchWithRetry('/api/config')
  // Only now, when the server was reached: see `reachServer`.
  const { AuthClient } = await import('./accounts-client.ts')
  if (!response.ok) throw new Error(`The settings could not be read: ${response.status}`)
  const {
    auth: place,
    model = null,
    mailLeaves = true,
  } = (await response.json()) as {
    auth: { url: string; key: string; mode?: string }
    model?: Backend['model']
    mailLeaves?: boolean
  }
  // Only our own server says how it treats a new address.
  const isHosted = place.mode === undefined
  const authUrl = new URL(place.url, location.origin).href.replace(/\/$/, '')
  const storageKey = `sb-${new URL(authUrl).hostname.split('.')[0]}-auth-token`
  forgetOtherSessions(storageKey)
  const auth = new AuthClient({
    url: authUrl,
    headers: { apikey: place.key },
    storageKey,
    persistSession: true,
    autoRefreshToken: true,
    // A link that brings tokens would sign this phone in to whatever account made it. Our own mails bring none; a hosted
    // provider's links count where this browser asked for them, which PKCE proves.
    detectSessionInUrl: isHosted,
    flowType: isHosted ? 'pkce' : 'implicit',
    // Another server than ours would refuse a request with a header that it does not know.
    fetch: isHosted ? fetchNotingWait : withDeviceTokens(fetchNotingWait),
  })
  return { auth, authUrl, key: place.key, mode: place.mode, model, mailLeaves }
}

/** How long the last answer asked to wait, for whoever was refused by it; 0 when it named no time. The client does not say it. */
export let secondsToWait = 0

const fetchNotingWait: typeof fetch = async (input, init) => {
  const response = await fetchByOwnClock(input, init)
  secondsToWait = Number(response.headers.get('retry-after'))
  return response
}

/** The client that calls functions: only whoever calls one loads it. */
export async function openFunctions(): Promise<FunctionsClient> {
  const { FunctionsClient } = await import('@supabase/functions-js')
  const { auth, key } = await openBackend()
  // Of this server, also where another one keeps the accounts.
  const url = new URL('/functions/v1', location.origin).href
  return new FunctionsClient(url, { headers: { apikey: key }, customFetch: bearerFetch(auth) })
}

function bearerFetch(auth: GoTrueClient): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${await accessToken(auth)}`)
    return await fetch(input, { ...init, headers })
  }
}

/** The session's access token, refreshed first when it is about to end. */
export async function accessToken(auth: GoTrueClient): Promise<string> {
  const { data } = await auth.getSession()
  if (data.session) return data.session.access_token
  // The client keeps the session in storage when only the network kept it from refreshing.
  if (storedPerson()) throw new TypeError('No network to refresh the session')
  return ''
}

/**
 * After the server refused a token: a fresh one if it may be had, as after a wrong clock. Otherwise the session has ended
 * elsewhere, and it ends here too, which the guard hears. Gives whether asking again makes sense.
 */
export async function renewOrEnd(auth: GoTrueClient): Promise<boolean> {
  const { data, error } = await auth.refreshSession()
  if (data.session) return true
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('No network to refresh the session', { cause: error })
  await auth.signOut({ scope: 'local' })
  return false
}

/** Who is signed in on this device by what is stored, without asking anybody. */
export function storedPerson(): Person | null {
  const session = parseJson(loadStored(sessionKey() ?? '')) as {
    user?: { id?: unknown; email?: unknown; user_metadata?: { full_name?: unknown } }
  } | null
  if (typeof session?.user?.id !== 'string') return null
  const { id, email, user_metadata: metadata } = session.user
  const name = metadata?.full_name
  return { id, email: typeof email === 'string' ? email : '', ...(typeof name === 'string' && { name }) }
}

/** Forgets the stored session when even the clients could not be opened. */
export function forgetStoredSession(): void {
  const key = sessionKey()
  if (key) removeStored(key)
}

/** Sessions of accounts that were kept elsewhere before: nothing can be done with them, and they must not pass for one. */
function forgetOtherSessions(kept: string): void {
  for (let key = sessionKey(kept); key !== undefined; key = sessionKey(kept)) {
    removeStored(key)
    if (loadStored(key) !== null) return
  }
}

function sessionKey(except = ''): string | undefined {
  try {
    return Object.keys(localStorage).find((key) => key !== except && /^sb-.+-auth-token$/.test(key))
  } catch {
    return undefined
  }
}

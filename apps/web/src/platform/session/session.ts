/**
 * The published clients of the accounts protocol, combined as in their own `createClient`:
 * one session in local storage, refreshed automatically, and its access token on every function request.
 */
import type { GoTrueClient } from '@supabase/auth-js'
import type { FunctionsClient } from '@supabase/functions-js'
import { fetchNotingWait, withDeviceTokens } from './auth-fetch.ts'
import { fetchWithRetry } from '../retry.ts'
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
  /** How our own server handles a new email address; undefined for a hosted provider. */
  readonly mode: string | undefined
  /** The AI model that a family may consent to; null if there is none. */
  readonly model: { readonly name: string; readonly readsPictures: boolean } | null
  /** False if our own server has no mail server: its email stays in that computer's mailbox. */
  readonly mailLeaves: boolean
}

/**
 * Paths of the pages for children, as a regular expression source: the build also writes it into the head of pages.
 * These pages do not load the accounts client automatically; it is a fifth of the code of an app page.
 */
export const pagesWithoutServer = '^(/[a-z]{2})?/(create|games|talk|play|pause)(/|$)'

let opening: Promise<Backend> | null = null
let follow: (opening: Promise<Backend>) => void = () => {}

/** Reads the server's settings once and opens the clients; after a failure it may be called again. */
export function openBackend(): Promise<Backend> {
  if (opening) return opening
  opening = connect().catch((failure: unknown) => {
    opening = null
    throw failure
  })
  // Before the caller continues: the follower must see what the caller does with the session.
  follow(opening)
  return opening
}

/**
 * Opens the clients if there may be a session, and reports them whenever they open. Returns false if they are not opened
 * now: a visitor opens them with the first form, and a playing child with the first game saved to the account.
 */
export function followBackend(follower: typeof follow): boolean {
  follow = follower
  if (!opening) return openForSession()
  follow(opening)
  return true
}

/**
 * Opens the clients if there may be a session, unless the page does not need the accounts and the stored data is enough
 * for its menu. Returns whether they are being opened.
 */
export function openForSession(): boolean {
  if (!mayHoldSession()) return false
  if (new RegExp(pagesWithoutServer).test(location.pathname) && storedPerson()) return false
  openWithoutWaiting()
  return true
}

/** Whether the clients are open or opening: they then also report session changes in other windows. */
export function isBackendOpen(): boolean {
  return opening !== null
}

/** Ignores a failure: code that needs the clients opens them again and reports the error. */
export function openWithoutWaiting(): void {
  openBackend().catch(() => {})
}

/** Checks the stored session, or the parameters of an email link in the URL; tokens are not validated here. */
function mayHoldSession(): boolean {
  return sessionKey() !== undefined || /[#?&](access_token|code|error\w*)=/.test(location.search + location.hash)
}

async function connect(): Promise<Backend> {
  const response = await fetchWithRetry('/api/config')
  // Only after the server was reached: see `reachServer`.
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
  // Only our own server sends how it handles a new address.
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
    // A link with tokens could sign this phone in to another person's account. Our own emails have none; links of a hosted
    // provider are accepted only if this browser requested them, which PKCE proves.
    detectSessionInUrl: isHosted,
    flowType: isHosted ? 'pkce' : 'implicit',
    // A foreign server would reject requests with an unknown header.
    fetch: isHosted ? fetchNotingWait : withDeviceTokens(fetchNotingWait),
  })
  return { auth, authUrl, key: place.key, mode: place.mode, model, mailLeaves }
}

/** The functions client, loaded only when needed. */
export async function openFunctions(): Promise<FunctionsClient> {
  const { FunctionsClient } = await import('@supabase/functions-js')
  const { auth, key } = await openBackend()
  // Always this server, even if another one has the accounts.
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

/** The session's access token, refreshed first if it expires soon. */
export async function accessToken(auth: GoTrueClient): Promise<string> {
  const { data } = await auth.getSession()
  if (data.session) return data.session.access_token
  // The client keeps the session in storage if the refresh failed only because of the network.
  if (storedPerson()) throw new TypeError('No network to refresh the session')
  return ''
}

/**
 * Call after the server rejected a token: refreshes the session if possible, as after a wrong clock. Otherwise the session
 * was ended elsewhere and is ended here too, which the guard detects. Returns whether to retry the request.
 */
export async function renewOrEnd(auth: GoTrueClient): Promise<boolean> {
  const { data, error } = await auth.refreshSession()
  if (data.session) return true
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('No network to refresh the session', { cause: error })
  await auth.signOut({ scope: 'local' })
  return false
}

/** The person signed in on this device according to storage, without a request. */
export function storedPerson(): Person | null {
  const session = parseJson(loadStored(sessionKey() ?? '')) as {
    user?: { id?: unknown; email?: unknown; user_metadata?: { full_name?: unknown } }
  } | null
  if (typeof session?.user?.id !== 'string') return null
  const { id, email, user_metadata: metadata } = session.user
  const name = metadata?.full_name
  return { id, email: typeof email === 'string' ? email : '', ...(typeof name === 'string' && { name }) }
}

/** Deletes the stored session if the clients could not be opened. */
export function forgetStoredSession(): void {
  const key = sessionKey()
  if (key) removeStored(key)
}

/** Deletes sessions of a previous accounts provider: they are unusable and must not be taken for current ones. */
function forgetOtherSessions(stored: string): void {
  for (let key = sessionKey(stored); key !== undefined; key = sessionKey(stored)) {
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

/**
 * Decides how the service worker handles a request, from the request alone.
 *
 * Requests for personal data, requests that change data, and URLs with a token are never cached: the worker ignores them,
 * and the browser handles them as it would without a worker.
 */
export interface WorkerFetch {
  readonly method: string
  readonly url: string
  /** `navigate` for a page load. */
  readonly mode: string
  readonly cache: string
  readonly hasRange: boolean
}

export type RequestHandling =
  /** Ignored by the worker: the browser sends the request. */
  | 'leave'
  /** Its name has a content hash: cache first, then the network, and the response is cached. */
  | 'asset'
  /** Network first, then the copy cached at the last visit. */
  | 'read-page'
  /** Network first, then the app shell. */
  | 'app-page'
  /** Network only; if offline, the offline page. Its URL may contain a token, so nothing is cached. */
  | 'unkept-page'
  /** Network first, then the copy installed with the worker. */
  | 'file'

export interface KnownAddresses {
  readonly origin: string
  /** Paths of app pages, which may contain `:parameters`. */
  readonly appPaths: readonly string[]
  /** Files without a hash in their name, installed with the worker. */
  readonly files: readonly string[]
}

const services = /^\/(api|auth\/v1|functions|dev|uploads|healthz|readyz|\.well-known)(\/|$)/
const pagesWithTokens = /^\/(auth|reset-password|shared|play)(\/|$)/

export function routeRequest(request: WorkerFetch, known: KnownAddresses): RequestHandling {
  const { origin, pathname } = new URL(request.url)
  const isPlain =
    request.method === 'GET' && !request.hasRange && request.cache !== 'no-store' && request.cache !== 'only-if-cached'
  if (!isPlain || origin !== known.origin || services.test(pathname)) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (request.mode !== 'navigate') return known.files.includes(pathname) ? 'file' : 'leave'
  if (pagesWithTokens.test(pathname)) return 'unkept-page'
  if (known.appPaths.some((pattern) => isSamePath(pattern, pathname))) return 'app-page'
  return hasFileName(pathname) ? 'leave' : 'read-page'
}

/** Whether a response may be cached: complete, same-origin, and not marked as no-store. */
export function isCacheable(answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const isOwn = answer.type === 'basic' && answer.status === 200 && !answer.redirected
  return isOwn && !/no-store|private/i.test(answer.headers.get('cache-control') ?? '')
}

/** A page is cached under its URL without query only: a query may contain user input. */
export function isCacheablePage(url: string): boolean {
  return new URL(url).search === ''
}

function isSamePath(pattern: string, pathname: string): boolean {
  const wanted = pathname.split('/')
  while (wanted.length > 2 && wanted.at(-1) === '') wanted.pop()
  const parts = pattern.split('/')
  return parts.length === wanted.length && parts.every((part, index) => part.startsWith(':') || part === wanted[index])
}

/** `/feed.xml`, `/icon-192.png`: files, not pages, even if opened by navigation. */
function hasFileName(pathname: string): boolean {
  return /\.[a-z\d]+$/i.test(pathname)
}

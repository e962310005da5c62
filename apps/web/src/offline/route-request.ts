/**
 * What the service worker does with a request, decided from the request alone.
 *
 * Whatever is a person's own, changes something or carries a token never reaches a cache: the worker does not touch it,
 * so that the browser does what it would do without a worker.
 */
export interface WorkerFetch {
  readonly method: string
  readonly url: string
  /** `navigate` for a page that opens. */
  readonly mode: string
  readonly cache: string
  readonly hasRange: boolean
}

export type Way =
  /** Not ours: the browser asks the network by itself. */
  | 'leave'
  /** Its name holds its content: from the cache, else from the network and kept. */
  | 'asset'
  /** Network first, then the copy that was kept when it was last read. */
  | 'read-page'
  /** Network first, then the shell of all app pages. */
  | 'app-page'
  /** Network only; without one, the page that says so. Its address may hold a token, so nothing of it is kept. */
  | 'unkept-page'
  /** Network first, then the copy that came with the worker. */
  | 'file'

export interface KnownAddresses {
  readonly origin: string
  /** Paths of app pages, which may hold `:parameters`. */
  readonly appPaths: readonly string[]
  /** Files without a hash in their name that came with the worker. */
  readonly files: readonly string[]
}

const services = /^\/(api|auth\/v1|functions|dev|uploads|healthz|readyz|\.well-known)(\/|$)/
const pagesWithTokens = /^\/(auth|reset-password|shared|play)(\/|$)/

export function routeRequest(asked: WorkerFetch, known: KnownAddresses): Way {
  const { origin, pathname } = new URL(asked.url)
  const isPlain = asked.method === 'GET' && !asked.hasRange && asked.cache !== 'no-store' && asked.cache !== 'only-if-cached'
  if (!isPlain || origin !== known.origin || services.test(pathname)) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (asked.mode !== 'navigate') return known.files.includes(pathname) ? 'file' : 'leave'
  if (pagesWithTokens.test(pathname)) return 'unkept-page'
  if (known.appPaths.some((pattern) => isSamePath(pattern, pathname))) return 'app-page'
  return hasFileName(pathname) ? 'leave' : 'read-page'
}

/** What may be kept of an answer: a whole page or file of our own, which nobody forbade to keep. */
export function mayKeep(answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const isOwn = answer.type === 'basic' && answer.status === 200 && !answer.redirected
  return isOwn && !/no-store|private/i.test(answer.headers.get('cache-control') ?? '')
}

/** Only the bare address of a page names it in the cache: a query may hold what somebody typed. */
export function mayKeepPage(url: string): boolean {
  return new URL(url).search === ''
}

function isSamePath(pattern: string, pathname: string): boolean {
  const wanted = pathname.replace(/(.)\/+$/, '$1').split('/')
  const parts = pattern.split('/')
  return parts.length === wanted.length && parts.every((part, index) => part.startsWith(':') || part === wanted[index])
}

/** `/feed.xml`, `/icon-192.png`: opened as pages they are none. */
function hasFileName(pathname: string): boolean {
  return /\.[a-z\d]+$/i.test(pathname)
}

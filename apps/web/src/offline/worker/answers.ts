import { pagesCache } from '../offline-list.ts'
import { isCacheable, isCacheablePage, type RequestHandling } from '../route-request.ts'
import { find, cacheResponse, cachePage } from './page-cache.ts'
import { languageOfPath, loadList } from './parts.ts'
import { assetsCache, list, seenShell, shellCache } from './scope.ts'

/** How long to wait for the network on a weak signal if a cached page exists. */
const PATIENCE_MS = 3000
const busy = [502, 503, 504]

type Answer = (event: FetchEvent) => Promise<Response>

export const answers: Readonly<Record<Exclude<RequestHandling, 'leave'>, Answer>> = {
  asset: answerAsset,
  file: async (event) => await freshOr(fetch(event.request), await find(shellCache, event.request.url)),
  'read-page': answerReadPage,
  'app-page': answerAppPage,
  'unkept-page': async ({ request }) => await fetch(request).catch(() => offlinePage(request.url)),
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cached = await find(assetsCache, request.url)
  if (cached) return cached
  const answer = await fetch(request)
  event.waitUntil(cacheResponse(assetsCache, request.url, answer.clone()))
  return answer
}

async function answerReadPage(event: FetchEvent): Promise<Response> {
  const url = bareAddress(event.request.url)
  const isOffline = Object.values(list.offline).includes(new URL(url).pathname)
  const fresh = asking(event, (answer) => {
    const isForKeeping = isCacheable(answer) && isCacheablePage(event.request.url) && !isOffline
    if (isForKeeping) event.waitUntil(cachePage(url, answer.clone()))
  })
  const cached = (await find(pagesCache, url)) ?? (await find(shellCache, url))
  return await freshOr(fresh, cached).catch(() => offlinePage(url))
}

async function answerAppPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const fresh = asking(event, (answer) => {
    // With data saver on, cache the shell as last seen; its parts are cached when used.
    if (new URL(request.url).pathname === list.shell) event.waitUntil(cacheResponse(assetsCache, seenShell, answer.clone()))
  })
  const cached = (await find(shellCache, list.shell)) ?? (await find(assetsCache, seenShell))
  return await freshOr(fresh, cached).catch(() => offlinePage(request.url))
}

/** The network response, or the cached one if the network fails, returns a server error, or is too slow. */
async function freshOr(fresh: Promise<Response>, cached: Response | undefined): Promise<Response> {
  if (!cached) return await fresh
  const orKept = fresh.then(
    (answer) => (busy.includes(answer.status) ? cached : answer),
    () => cached,
  )
  return await Promise.race([orKept, new Promise<Response>((done) => setTimeout(() => done(cached), PATIENCE_MS))])
}

/** Requests the network. A response that comes too late to be shown is still cached for the next time. */
function asking(event: FetchEvent, see: (answer: Response) => void): Promise<Response> {
  const fresh = fetch(event.request).then((answer) => {
    see(answer)
    return answer
  })
  const ended = () => undefined
  event.waitUntil(fresh.then(ended, ended))
  return fresh
}

/** In the language of the URL, or the chosen one. */
async function offlinePage(url: string): Promise<Response> {
  const chosen = languageOfPath(new URL(url).pathname) ?? (await loadList().catch(() => null))?.language ?? 'en'
  for (const path of [list.offline[chosen], ...Object.values(list.offline)]) {
    const page = await find(shellCache, path)
    if (page) return page
  }
  return Response.error()
}

function bareAddress(url: string): string {
  return url.replace(/[?#].*$/, '')
}

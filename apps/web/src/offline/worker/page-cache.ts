/**
 * Cache access that never throws: if storage is full or disabled, lookups find nothing and writes do nothing,
 * and every page works as without a worker.
 */
import { pagesCache } from '../offline-list.ts'
import { isCacheable } from '../route-request.ts'

/** About 300 kB of compressed pages when full. */
const MAX_PAGES = 40

export async function find(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    // Every response has "Vary: Accept-Encoding", but the browser has already decoded it.
    return await (await caches.open(cacheName)).match(url, { ignoreVary: true })
  } catch {
    return undefined
  }
}

export async function cacheResponse(cacheName: string, url: string, answer: Response): Promise<void> {
  if (!isCacheable(answer)) return
  try {
    await (await caches.open(cacheName)).put(url, answer)
  } catch {
    // Storage is full or disabled: the page was shown anyway.
  }
}

/** Caches a visited page; above the limit, the page visited longest ago is deleted. */
export async function cachePage(url: string, answer: Response): Promise<void> {
  await cacheResponse(pagesCache, url, answer)
  try {
    const cache = await caches.open(pagesCache)
    const others = (await cache.keys()).filter((each) => each.url !== url)
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MAX_PAGES))) await cache.delete(oldest)
  } catch {
    // As above.
  }
}

interface CacheRequest {
  readonly cacheName: string
  readonly path: string
  readonly cache: RequestCache
}

/** Fetches a file that is not cached yet; throws if the request fails. */
export async function fetchIntoCache({ cacheName, path, cache: mode }: CacheRequest): Promise<void> {
  const cache = await caches.open(cacheName)
  if (await cache.match(path, { ignoreVary: true })) return
  const answer = await fetch(path, { cache: mode, priority: 'low' })
  if (!isCacheable(answer)) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer)
}

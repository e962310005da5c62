/**
 * The caches, which never stand in the way: where storage is full or switched off nothing is found and nothing is kept,
 * and every page works as it would without a worker.
 */
import { pagesCache } from '../offline-list.ts'
import { mayKeep } from '../route-request.ts'

/** About 300 kB of compressed pages, once the reader has opened so many. */
const MOST_PAGES = 40

export async function find(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    // Every answer varies by its encoding, which the browser has undone before it comes here.
    return await (await caches.open(cacheName)).match(url, { ignoreVary: true })
  } catch {
    return undefined
  }
}

export async function keep(cacheName: string, url: string, answer: Response): Promise<void> {
  if (!mayKeep(answer)) return
  try {
    await (await caches.open(cacheName)).put(url, answer)
  } catch {
    // Storage is full or off: the page was shown all the same.
  }
}

/** Keeps a page that was read; when there are too many, the one that was read longest ago goes. */
export async function keepPage(url: string, answer: Response): Promise<void> {
  await keep(pagesCache, url, answer)
  try {
    const cache = await caches.open(pagesCache)
    const others = (await cache.keys()).filter((each) => each.url !== url)
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MOST_PAGES))) await cache.delete(oldest)
  } catch {
    // As above.
  }
}

interface CacheRequest {
  readonly cacheName: string
  readonly path: string
  readonly cache: RequestCache
}

/** Fetches what is not there yet; throws when it cannot be had. */
export async function bring({ cacheName, path, cache: mode }: CacheRequest): Promise<void> {
  const cache = await caches.open(cacheName)
  if (await cache.match(path, { ignoreVary: true })) return
  const answer = await fetch(path, { cache: mode, priority: 'low' })
  if (!mayKeep(answer)) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer)
}

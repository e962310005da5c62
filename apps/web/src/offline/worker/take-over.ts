/**
 * Activation of a new version. It takes over when no page of the old version is open: the browser waits for that, because
 * `skipWaiting` is not called. Only then are the files of the old version no longer needed.
 */
import { pagesCache } from '../offline-list.ts'
import { isCacheablePage, routeRequest } from '../route-request.ts'
import { find, cachePage } from './page-cache.ts'
import { assetsCache, list, seenShell, shellCache, listCache, worker } from './scope.ts'

export async function takeOver(): Promise<void> {
  await Promise.all([dropOtherVersions(), dropUnusedAssets()])
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await worker.clients.claim()
  for (const { url } of open) await cacheOpenPage(url)
}

async function dropOtherVersions(): Promise<void> {
  const known = [shellCache, assetsCache, pagesCache, listCache]
  const others = (await caches.keys()).filter((name) => name.startsWith('ankur-') && !known.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Deletes assets that neither this version nor a cached page uses. */
async function dropUnusedAssets(): Promise<void> {
  const ours = new Set([...list.reading, ...list.app, ...list.creator, ...list.talk].map(({ path }) => path))
  const shell = await find(assetsCache, seenShell)
  // A shell without its parts would show "Loading..." for ever.
  if (shell && (await assetsNamedBy(shell)).every((path) => ours.has(path))) ours.add(seenShell)
  const pages = await caches.open(pagesCache)
  for (const page of await pages.matchAll()) for (const path of await assetsNamedBy(page)) ours.add(path)

  const cache = await caches.open(assetsCache)
  const unused = (await cache.keys()).filter(({ url }) => !ours.has(new URL(url).pathname))
  await Promise.all(unused.map((each) => cache.delete(each)))
}

async function assetsNamedBy(page: Response): Promise<readonly string[]> {
  return (await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
}

/**
 * Caches the page that registered the worker: it was loaded before the worker, and the browser still has it in its HTTP
 * cache. No network request is made: every page waits until this is done, which would be long on a weak signal.
 */
async function cacheOpenPage(address: string): Promise<void> {
  const url = address.replace(/#.*$/, '')
  const request = { method: 'GET', url, mode: 'navigate', cache: 'default', hasRange: false }
  if (routeRequest(request, { origin: worker.location.origin, ...list }) !== 'read-page' || !isCacheablePage(url)) return
  if (await find(pagesCache, url)) return
  await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    (answer) => cachePage(url, answer),
    () => {
      // It is cached at the next visit.
    },
  )
}

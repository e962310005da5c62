/**
 * A new version takes over when no page of the old one is open: the browser waits for that by itself, because nothing
 * here asks it not to. Only then is there nobody left who could need the files of the old version.
 */
import { pagesCache } from '../offline-list.ts'
import { mayKeepPage, routeRequest } from '../route-request.ts'
import { find, keepPage } from './kept.ts'
import { assetsCache, list, seenShell, shellCache, wishCache, worker } from './scope.ts'

export async function takeOver(): Promise<void> {
  await Promise.all([dropOtherVersions(), dropUnusedAssets()])
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await worker.clients.claim()
  for (const { url } of open) await keepOpenPage(url)
}

async function dropOtherVersions(): Promise<void> {
  const known = [shellCache, assetsCache, pagesCache, wishCache]
  const others = (await caches.keys()).filter((name) => name.startsWith('ankur-') && !known.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** What neither this version nor a page that was kept asks for. */
async function dropUnusedAssets(): Promise<void> {
  const ours = new Set([...list.reading, ...list.app, ...list.creator, ...list.talk].map(({ path }) => path))
  const shell = await find(assetsCache, seenShell)
  // A shell without its parts would say Loading... for ever.
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
 * The page on which the worker was started came before it, and the browser still has it. The network is never asked: until
 * this is done every page waits, and on a weak signal that would be long.
 */
async function keepOpenPage(address: string): Promise<void> {
  const url = address.replace(/#.*$/, '')
  const asked = { method: 'GET', url, mode: 'navigate', cache: 'default', hasRange: false }
  if (routeRequest(asked, { origin: worker.location.origin, ...list }) !== 'read-page' || !mayKeepPage(url)) return
  if (await find(pagesCache, url)) return
  await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    (answer) => keepPage(url, answer),
    () => {
      // It is kept the next time it is read.
    },
  )
}

import { pagesCache } from './offline-list.ts'

/** Lists on the offline page the cached pages, newest first, and the questions and games if they are cached. */
export async function listPages(page: Document): Promise<void> {
  const place = page.querySelector<HTMLElement>('[data-kept]')
  const list = place?.querySelector('ul')
  if (!place || !list || !('caches' in window)) return
  const ofApp = [...list.querySelectorAll<HTMLElement>('[data-kept-app]')]
  if (await caches.match('/dashboard')) for (const each of ofApp) each.hidden = place.hidden = false

  const cache = await caches.open(pagesCache)
  for (const { url } of [...(await cache.keys())].reverse()) {
    const cached = await cache.match(url)
    if (cached) list.append(entry(page, new URL(url).pathname, await cached.text()))
    place.hidden = false
  }
}

function entry(page: Document, path: string, html: string): HTMLLIElement {
  const link = page.createElement('a')
  link.href = path
  link.lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? ''
  link.textContent = titleOf(html) ?? path
  const item = page.createElement('li')
  item.append(link)
  return item
}

/** The page title from build/document.ts, without the site name at its end. */
function titleOf(html: string): string | undefined {
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? []
  return title
    ?.replace(/: [^:]+$/, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

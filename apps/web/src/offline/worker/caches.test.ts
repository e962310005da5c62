import { afterEach, expect, test, vi } from 'vitest'
import type { OfflineList, PrecacheRequest } from '../offline-list.ts'
import { find, cacheResponse, cachePage } from './page-cache.ts'

const list: OfflineList = {
  version: 'one',
  appPaths: ['/dashboard'],
  files: ['/favicon.svg'],
  reading: [{ path: '/assets/enhance-1.js' }, { path: '/assets/words-hi-1.js', language: 'hi' }],
  app: [{ path: '/assets/app-1.js' }, { path: '/assets/words-en-1.js', language: 'en' }],
  creator: [{ path: '/assets/creator-1.js' }, { path: '/assets/blocks-hi-1.js', language: 'hi' }],
  talk: [{ path: '/assets/talk-1.js' }],
  shell: '/dashboard',
  home: { en: '/', hi: '/hi', pa: '/pa' },
  offline: { en: '/offline', hi: '/hi/offline', pa: '/pa/offline' },
}

/** The network requests that the worker makes after a page's request to cache a part. */
async function fetchedFor(requests: readonly PrecacheRequest[], { saveData = false, lost = '' } = {}): Promise<string[]> {
  const stored = new Map<string, Response>()
  const cacheOf = (name: string) => ({
    match: async (path: string) => stored.get(name + path)?.clone(),
    put: async (path: string, answer: Response) => void stored.set(name + path, answer),
    keys: async () =>
      [...stored.keys()]
        .filter((key) => key.startsWith(name))
        .map((key) => ({ url: `https://a.example${key.slice(name.length)}` })),
  })
  const fetched: string[] = []
  vi.resetModules()
  vi.stubGlobal('__OFFLINE_LIST__', list)
  vi.stubGlobal('navigator', { connection: { saveData } })
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name) })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    if (path === lost) throw new TypeError('Failed to fetch')
    return Object.defineProperty(new Response(path), 'type', { value: 'basic' })
  })
  const { requestPart: grant } = await import('./parts.ts')
  for (const request of requests) await grant(request).catch(() => undefined)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('a text page caches the assets of text pages in the chosen language, and nothing of the app', async () => {
  expect(await fetchedFor([{ part: 'reading', language: 'hi' }])).toEqual([
    '/assets/enhance-1.js',
    '/assets/words-hi-1.js',
    '/hi/offline',
    '/',
    '/hi',
    '/favicon.svg',
  ])
})

test('an app page caches the whole app once, with the shell last', async () => {
  const app: PrecacheRequest = { part: 'app', language: 'en' }
  const once = await fetchedFor([app])
  expect(once.slice(-3)).toEqual(['/assets/app-1.js', '/assets/words-en-1.js', '/dashboard'])
  expect(await fetchedFor([app, { part: 'reading', language: 'en' }, app])).toEqual(once)
})

test('a lost connection during caching leaves no shell without its parts', async () => {
  expect(await fetchedFor([{ part: 'app', language: 'en' }], { lost: '/assets/app-1.js' })).not.toContain('/dashboard')
})

test('with data saver on, neither the app nor the home page is prefetched', async () => {
  expect(await fetchedFor([{ part: 'app', language: 'en' }], { saveData: true })).toEqual([
    '/assets/enhance-1.js',
    '/offline',
    '/favicon.svg',
  ])
})

test('the Game Creator caches all its parts after the app, and stays requested when another page opens', async () => {
  const creator: PrecacheRequest = { part: 'creator', language: 'en' }
  const fetched = await fetchedFor([creator, { part: 'app', language: 'hi' }])
  expect(fetched.slice(fetched.indexOf('/dashboard')).filter((path) => path.startsWith('/assets'))).toEqual([
    '/assets/creator-1.js',
    '/assets/words-hi-1.js',
    '/assets/blocks-hi-1.js',
  ])
  expect(await fetchedFor([creator], { saveData: true })).not.toContain('/assets/creator-1.js')
})

const page = () => {
  const answer = new Response('words', { headers: { 'cache-control': 'no-cache' } })
  return Object.defineProperty(answer, 'type', { value: 'basic' })
}

test('with storage disabled, lookups find nothing, writes do nothing, and no error is thrown', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No storage', 'SecurityError')) })
  expect(await find('ankur-pages', '/')).toBeUndefined()
  await cacheResponse('ankur-pages', '/', page())
  await cachePage('/', page())
})

test('with storage full, a page that cannot be cached is still shown', async () => {
  const put = vi.fn(() => Promise.reject(new DOMException('Full', 'QuotaExceededError')))
  vi.stubGlobal('caches', { open: async () => ({ put, keys: async () => [] }) })
  await cachePage('/', page())
  expect(put).toHaveBeenCalledOnce()
})

import { afterEach, expect, test, vi } from 'vitest'
import { find, cacheResponse, cachePage } from './page-cache.ts'

const page = () => {
  const answer = new Response('words', { headers: { 'cache-control': 'no-cache' } })
  return Object.defineProperty(answer, 'type', { value: 'basic' })
}

afterEach(() => vi.unstubAllGlobals())

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

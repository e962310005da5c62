import { afterEach, expect, test, vi } from 'vitest'
import { find, keep, keepPage } from './kept.ts'

const page = () => {
  const answer = new Response('words', { headers: { 'cache-control': 'no-cache' } })
  return Object.defineProperty(answer, 'type', { value: 'basic' })
}

afterEach(() => vi.unstubAllGlobals())

test('where storage is switched off nothing is found, nothing is kept, and nothing fails', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No storage', 'SecurityError')) })
  expect(await find('ankur-pages', '/')).toBeUndefined()
  await keep('ankur-pages', '/', page())
  await keepPage('/', page())
})

test('where storage is full a page that cannot be kept is shown all the same', async () => {
  const put = vi.fn(() => Promise.reject(new DOMException('Full', 'QuotaExceededError')))
  vi.stubGlobal('caches', { open: async () => ({ put, keys: async () => [] }) })
  await keepPage('/', page())
  expect(put).toHaveBeenCalledOnce()
})

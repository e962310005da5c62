import { afterEach, expect, test, vi } from 'vitest'
import { forgetClips } from './forget-clips.ts'

afterEach(() => vi.unstubAllGlobals())

test('clips are not called deleted when the browser does not open its database', async () => {
  const error = new DOMException('Internal error opening backing store', 'UnknownError')
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { error, onerror: () => {} }
      queueMicrotask(() => request.onerror())
      return request
    },
  })
  expect(await forgetClips()).toBe(false)
})

test('a browser without a database has no clips', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await forgetClips()).toBe(true)
})

import { afterEach, expect, test, vi } from 'vitest'
import { cover, isCovered, noteOpened, uncover } from '../session/cover.ts'
import { leaveForStaticPage, showLeftNotice } from '../frame/left-notice.ts'
import { storeReturnPath, takeReturnPath } from '../navigation.ts'
import { deviceStorage, loadStored, removeStored, saveStored, tabStorage } from './storage.ts'
import { forgetClips } from './family-data.ts'

afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const) Reflect.deleteProperty(globalThis, name)
  vi.unstubAllGlobals()
})

/** Simulates blocked site storage: accessing the property throws. */
function switchOff(name: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(globalThis, name, { configurable: true, get: refuse })
}

test('with storage disabled nothing is stored, nothing throws, and saving returns false', () => {
  switchOff('localStorage')
  switchOff('sessionStorage')
  for (const store of [deviceStorage, tabStorage]) {
    expect(saveStored('word', 'leaf', store)).toBe(false)
    expect(loadStored('word', store)).toBeNull()
    expect(() => removeStored('word', store)).not.toThrow()
  }
})

test('with storage full nothing is stored and saving returns false', () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  expect(saveStored('word', 'leaf', tabStorage)).toBe(false)
})

test('hiding the screen, signing in again and opening a static page work with storage disabled', () => {
  switchOff('localStorage')
  switchOff('sessionStorage')
  cover('/account')
  expect(isCovered()).toBe(true)
  expect(uncover()).toBe('/account')
  expect(isCovered()).toBe(false)
  noteOpened()

  storeReturnPath('asha', '/account')
  expect(takeReturnPath('asha')).toBe('/dashboard')

  expect(() => leaveForStaticPage({ kind: 'info', title: '', text: 'Words', language: 'en' })).not.toThrow()
  expect(() => showLeftNotice({} as Document)).not.toThrow()
})

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

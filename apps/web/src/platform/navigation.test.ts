import { beforeEach, expect, test, vi } from 'vitest'
import { isOwnPath, storeReturnPath, takeReturnPath } from './navigation.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('sign-in returns once to the page where the session of the same person ended', () => {
  storeReturnPath('asha', '/autism-test/question/7')
  expect(takeReturnPath('asha')).toBe('/autism-test/question/7')
  expect(takeReturnPath('asha')).toBe('/dashboard')
})

test('another person is not sent to the previous person’s page', () => {
  storeReturnPath('asha', '/autism-test/results?id=1')
  expect(takeReturnPath('ravi')).toBe('/dashboard')
})

test('only paths of this site are accepted', () => {
  for (const path of ['/dashboard', '/autism-test/question/7', '/?x=//y']) expect(isOwnPath(path), path).toBe(true)
  for (const path of ['', 'dashboard', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    expect(isOwnPath(path), path).toBe(false)
  }
  for (const dropped of ['\t', '\n', '\r']) expect(isOwnPath(`/${dropped}/evil.example`)).toBe(false)
})

import { expect, test } from 'vitest'
import { isCacheable, isCacheablePage, routeRequest, type WorkerFetch } from './route-request.ts'

const known = {
  origin: 'https://ankur.example',
  appPaths: ['/dashboard', '/auth/confirm', '/autism-test/question/:questionNumber', '/shared/:token'],
  files: ['/favicon.svg'],
}

function way(path: string, other: Partial<WorkerFetch> = {}) {
  const plain = { method: 'GET', mode: 'navigate', cache: 'default', hasRange: false }
  return routeRequest({ ...plain, ...other, url: new URL(path, known.origin).href }, known)
}

test('the worker ignores requests for personal data and requests that change data', () => {
  for (const path of [
    '/api/assessments',
    '/api/config',
    '/auth/v1/verify?token=x',
    '/functions/v1/x',
    '/dev/mailbox',
    '/api/uploads/1',
    '/uploads/1',
    '/healthz',
  ]) {
    expect(way(path, { mode: 'cors' }), path).toBe('leave')
    expect(way(path), path).toBe('leave')
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'PATCH']) {
    for (const path of ['/contact', '/assets/app-1.js', '/dashboard'])
      expect(way(path, { method }), `${method} ${path}`).toBe('leave')
  }
})

test('the worker ignores range requests, requests with no-store, and other origins', () => {
  expect(way('/assets/hills-1.mp4', { hasRange: true, mode: 'no-cors' })).toBe('leave')
  expect(way('/assets/app-1.js', { cache: 'no-store', mode: 'cors' })).toBe('leave')
  expect(way('/assets/app-1.js', { cache: 'only-if-cached', mode: 'same-origin' })).toBe('leave')
  expect(way('https://elsewhere.example/assets/app-1.js', { mode: 'no-cors' })).toBe('leave')
})

test('a page whose URL may contain a token is never cached', () => {
  for (const path of [
    '/auth/confirm',
    '/auth/confirm?token_hash=abc',
    '/reset-password?code=1',
    '/shared',
    '/play',
    '/shared/abc',
    '/play/abc',
  ]) {
    expect(way(path), path).toBe('unkept-page')
  }
})

test('text pages, app pages, assets and files each have their own route', () => {
  for (const path of ['/', '/hi', '/blogs/what-is-autism', '/pa/blogs/what-is-autism?from=mail', '/nowhere']) {
    expect(way(path), path).toBe('read-page')
  }
  for (const path of ['/dashboard', '/dashboard/', '/autism-test/question/7', '/autism-test/question/x?a=1']) {
    expect(way(path), path).toBe('app-page')
  }
  expect(way('/assets/app-1a2b.js', { mode: 'cors' })).toBe('asset')
  expect(way('/favicon.svg', { mode: 'no-cors' })).toBe('file')
  for (const path of ['/robots.txt', '/sw.js', '/sitemap.xml']) {
    expect(way(path, { mode: 'no-cors' }), path).toBe('leave')
    expect(way(path), path).toBe('leave')
  }
})

test('only a complete, cacheable, same-origin response is cached, under a URL without query', () => {
  const headers = (control: string) => new Headers({ 'cache-control': control })
  const good = { status: 200, type: 'basic', redirected: false, headers: headers('no-cache') } as const
  expect(isCacheable(good)).toBe(true)
  expect(isCacheable({ ...good, headers: headers('no-store') })).toBe(false)
  expect(isCacheable({ ...good, headers: headers('private, max-age=3') })).toBe(false)
  for (const status of [206, 301, 404, 500]) expect(isCacheable({ ...good, status }), String(status)).toBe(false)
  expect(isCacheable({ ...good, type: 'opaque' })).toBe(false)
  expect(isCacheable({ ...good, redirected: true })).toBe(false)
  expect(isCacheablePage('https://ankur.example/contact')).toBe(true)
  expect(isCacheablePage('https://ankur.example/contact?sent=A7-K2')).toBe(false)
})

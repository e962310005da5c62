/** Which path of the site shows which page, and which none. */
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { files, overSocket, servedSite } from './test-site.ts'

test('an app path with one parameter segment shows the app, one with more segments does not', async () => {
  await using site = await servedSite()
  for (const url of ['/autism-test/question/8', '/autism-test/question/x', '/autism-test/question/%E0%A4%95?a=1']) {
    const page = await site.app.inject(url)
    expect([page.statusCode, page.body], url).toEqual([200, files['app.html']])
  }
  expect((await site.app.inject('/autism-test/question/7/8')).statusCode).toBe(404)
})

test('a path with a trailing slash redirects to the path without it, on this site', async () => {
  await using site = await servedSite()
  const slashed = await site.app.inject('/about-us/?from=mail')
  expect([slashed.statusCode, slashed.headers.location]).toEqual([308, '/about-us?from=mail'])
  expect((await site.app.inject('/autism-test/question/7/')).headers.location).toBe('/autism-test/question/7')
  for (const url of ['/about-us//', '/about-us%2f', '/about-us/%2F/']) {
    expect((await site.app.inject(url)).headers.location, url).toBe('/about-us')
  }
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const { headers } = await overSocket({ port, path: 'http://evil.example/about-us/', method: 'GET', headers: {} })
  expect(headers.location, 'a host in the request line').toBe('/about-us')
  for (const url of ['//evil.example/', '//evil.example/about-us/', '/nowhere/']) {
    const answer = await site.app.inject(url)
    expect([answer.statusCode, answer.headers.location], url).toEqual([404, undefined])
  }
})

test('a path of many slashes is read in linear time', async () => {
  await using site = await servedSite()
  expect((await site.app.inject(`/about-us${'/'.repeat(400_000)}`)).headers.location).toBe('/about-us')
  expect((await site.app.inject(`/about-us${'/'.repeat(400_000)}x`)).statusCode).toBe(404)
})

test('an unknown path gets 404: a page in the language of the path for browsers, JSON for programs', async () => {
  await using site = await servedSite()
  const open = (url: string) => site.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

  const page = await open('/blogs/nowhere')
  expect([page.statusCode, page.body]).toEqual([404, files['404/index.html']])
  expect((await open('/hi/nowhere')).body).toBe(files['hi/404/index.html'])
  const cut = await open('/blogs/%E0%A4%A')
  expect([cut.statusCode, cut.body]).toEqual([404, files['404/index.html']])
  expect(cut.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': page.headers['content-security-policy'],
  })
  for (const url of ['/api/nowhere', '/functions/v1/nowhere', '/auth/v1/nowhere']) {
    const data = await open(url)
    expect(data.statusCode, url).toBe(404)
    expect(data.headers['content-type'], url).toContain('application/json')
  }
  const wantsJson = await site.app.inject({ url: '/nowhere', headers: { accept: 'application/json' } })
  expect(wantsJson.json().error.code).toBe('not_found')
  expect((await site.app.inject({ method: 'POST', url: '/nowhere' })).json().error.code).toBe('not_found')
})

test('pages and files accept only GET and HEAD, and other methods get 405', async () => {
  await using site = await servedSite()
  for (const url of ['/', '/about-us?from=mail', '/autism-test/question/7', '/assets/app-1a2b.js']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const) {
      const { statusCode, headers } = await site.app.inject({ method: method as 'POST', url })
      expect([statusCode, headers['allow']], `${method} ${url}`).toEqual([405, 'GET, HEAD'])
    }
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const { statusCode, headers, body } = await site.app.inject({ method: 'OPTIONS', url, headers: preflight })
    expect([statusCode, headers['allow'], body], url).toEqual([204, 'GET, HEAD', ''])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  expect((await site.app.inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404)
})

test('no spelling of a URL reaches a file outside the site or an internal one', async () => {
  await using site = await servedSite()
  const tries = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/../index.html',
    '/site.json',
    '/.stamp',
    '/index.html',
    '/index.html.br',
    '/app.html',
    '/assets/app-1a2b.js.gz',
    '/assets',
    '/assets%00',
    '/__proto__',
    '/constructor',
    '/%E0%A4%A',
  ]
  for (const url of tries) expect((await site.app.inject(url)).statusCode, url).toBe(404)
})

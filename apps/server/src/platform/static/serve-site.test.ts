import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { plainWords } from '@ankur/screening'
import { expect, test } from 'vitest'
import { loadSite } from './load-site.ts'
import { files, overSocket, servedSite, theme } from './test-site.ts'

test('files with absolute URLs contain the public origin, in every encoding', async () => {
  await using site = await servedSite()
  const plain = await site.app.inject('/robots.txt')
  expect(plain.body).toBe('Sitemap: https://ankur.example/sitemap.xml\n')
  const packed = await site.app.inject({ url: '/robots.txt', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('a page is sent in the smallest encoding that the browser accepts, with the same content in each', async () => {
  await using site = await servedSite()
  const get = (accepted?: string) =>
    site.app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  const plain = await get()
  const words = files['index.html']

  expect(plain.body).toBe(words)
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  const brotli = await get('gzip, deflate, br, zstd')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(words)
  for (const accepted of ['gzip', 'br;q=0, gzip', 'GZIP;q=0.5', 'br;q=0.000, *']) {
    const gzip = await get(accepted)
    expect(gzip.headers['content-encoding'], accepted).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString(), accepted).toBe(words)
  }
  for (const accepted of ['', 'identity', 'br;q=0', '*;q=0', 'x-br']) {
    expect((await get(accepted)).headers['content-encoding'], accepted).toBeUndefined()
  }
})

test('a cached file gets 304, and each encoding has its own ETag', async () => {
  await using site = await servedSite()
  const headers = { 'accept-encoding': 'br' }
  const first = await site.app.inject({ url: '/about-us', headers })
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^"[^"]+"$/)
  expect((await site.app.inject({ url: '/about-us' })).headers.etag).not.toBe(etag)

  for (const tag of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const again = await site.app.inject({ url: '/about-us', headers: { ...headers, 'if-none-match': tag } })
    expect([again.statusCode, again.body, again.headers.etag], tag).toEqual([304, '', etag])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  }
  expect((await site.app.inject({ url: '/about-us', headers: { ...headers, 'if-none-match': '"other"' } })).statusCode).toBe(200)
})

test('files with a content hash in their name are cached for ever, all others are revalidated', async () => {
  await using site = await servedSite()
  expect((await site.app.inject('/assets/app-1a2b.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await site.app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache')
})

test('the service worker is revalidated each time, and may send requests only to this server', async () => {
  await using site = await servedSite()
  const { headers } = await site.app.inject('/sw.js')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self'; worker-src 'self';/)
})

test('a question page contains the built-in question only if no other questions are configured', async () => {
  await using own = await servedSite()
  expect((await own.app.inject('/autism-test/question/7')).body).toBe(files['question.html'])
  expect((await own.app.inject('/autism-test/question/8')).body).toBe(files['app.html'])

  const folder = await mkdtemp(path.join(tmpdir(), 'ankur-form-'))
  const items = plainWords.items.map(({ id, concernAnswer }) => ({ id, concernAnswer, en: `Text of item ${id}` }))
  const form = { form: 'other', version: '1', official_text: false, languages: ['en'], copyright: '© A', licence_ref: 'B', items }
  await writeFile(path.join(folder, 'form.json'), JSON.stringify(form))
  await using other = await servedSite({ INSTRUMENT_FILE: path.join(folder, 'form.json') })
  expect((await other.app.inject('/autism-test/question/7')).body).toBe(files['app.html'])
  await rm(folder, { recursive: true })
})

test('HEAD returns the headers of GET without the body', async () => {
  await using site = await servedSite()
  const get = await site.app.inject({ method: 'GET', url: '/about-us' })
  const head = await site.app.inject({ method: 'HEAD', url: '/about-us' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': get.headers['content-length'] })
})

test('each page has its own policy: only its inline script runs, and only named policies create markup from text', async () => {
  await using site = await servedSite()
  await using hosted = await servedSite({ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_KEY: 'key' })
  const policy = async (from: typeof site, url: string) => String((await from.app.inject(url)).headers['content-security-policy'])

  expect(await policy(site, '/')).toContain(`script-src 'self' '${theme}';`)
  expect(await policy(site, '/')).toContain("require-trusted-types-for 'script'; trusted-types ankur-worker")
  expect(await policy(site, '/about-us')).toContain("script-src 'self';")
  const app = await policy(site, '/dashboard')
  expect(app).toContain("require-trusted-types-for 'script'; trusted-types ankur-worker ankur-scratch ankur-symbols")
  expect(await policy(site, '/dashboard')).toContain("connect-src 'self';")
  expect(await policy(hosted, '/dashboard')).toContain("connect-src 'self' https://abc.supabase.co;")
})

test('pages whose URL may contain a token send no Referer', async () => {
  await using site = await servedSite()
  expect((await site.app.inject('/dashboard')).headers['referrer-policy']).toBe('no-referrer')
  expect((await site.app.inject('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('the fast path sends the same headers, bytes and log line as the router', async () => {
  const lines: string[] = []
  await using site = await servedSite({ PUBLIC_URL: 'https://ankur.example.org' }, (line) => lines.push(line))
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const requests = [
    ['/', {}],
    ['/', { 'accept-encoding': 'gzip, br' }],
    ['/about-us', { 'accept-encoding': 'gzip' }],
    ['/dashboard', { 'accept-encoding': 'br' }],
    ['/assets/app-1a2b.js', { 'accept-encoding': 'br' }],
    ['/robots.txt', { 'if-none-match': '*' }],
    ['/about-us?from=mail', {}],
    ['/about-us/', {}],
    ['/autism-test/question/7', {}],
    ['/nowhere', { accept: 'text/html' }],
    ['/__proto__', {}],
    ['/site.json', {}],
  ] as const

  for (const [path, headers] of requests) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      lines.length = 0
      const socket = await overSocket({ port, path, method, headers })
      const inside = await site.app.inject({ method: method as 'GET', url: path, headers })
      const label = `${method} ${path} ${JSON.stringify(headers)}`
      expect(comparable(socket.headers), label).toEqual(comparable(inside.headers))
      expect(socket.body.equals(inside.rawPayload), label).toBe(true)
      expect(socket.headers['x-request-id'], label).toMatch(/^[\da-f-]{36}$/)
      const [first, second] = lines.map((line) => JSON.parse(line))
      expect(first.reqId, label).toBe(socket.headers['x-request-id'])
      const { durationMs: _one, time: _two, reqId: _three, ...same } = first
      expect(second, label).toMatchObject(same)
    }
  }
})

/** Returns the headers without those that depend on time or connection. */
function comparable(headers: Readonly<Record<string, unknown>>) {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, 'x-request-id': _id, ...rest } = headers
  return rest
}

test('without a built site the error says what to run', async () => {
  await expect(loadSite(path.join(tmpdir(), 'ankur-never-built'), '')).rejects.toThrow(
    'The site is not built yet. Run npm run build.',
  )
})

import { connect } from 'node:net'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../../app.ts'
import type { Platform } from '../platform.ts'
import { testPlatform } from '../test-platform.ts'
import { clientAddress } from './client-address.ts'
import { createHttp } from './create-http.ts'
import { Refusal } from './refusal.ts'

const now = '2026-01-05T09:00:00Z'

/** A sample feature to test what the platform provides. */
function addChildren(app: FastifyInstance, platform: Platform): void {
  const child = z.object({ name: z.string().check(z.minLength(1)), birthMonth: z.string().check(z.regex(/^\d{4}-\d{2}$/)) })
  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/api/toys', { schema: { body: child, response: { 200: child } } }, async (request) => request.body)
  app.get('/api/toys/:id', async () => {
    throw new Refusal(404, 'not_found')
  })
  app.get('/api/faulty', async () => {
    throw new Error('Could not tell asha@example.org', { cause: new Error('the disk is full') })
  })
  app.get('/api/database/:code', async (request) => {
    const { code } = request.params as { code: string }
    throw Object.assign(new Error('the database could not'), { code, severity: 'ERROR' })
  })
  app.get('/api/found/:name', async (request) => {
    const { name } = request.params as { name: string }
    return await platform.db.query('select from users where email = $1', [name])
  })
  app.get('/api/busy', async () => {
    throw new Refusal(429, 'too_many_requests', { retryAfterSeconds: 41.2 })
  })
  app.get('/api/address', async (request) => clientAddress(request))
}

test('errors of the caller get a status, code and message in one shape', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  addChildren(app, platform)
  const json = { 'content-type': 'application/json' }
  const wrong = [
    [{ method: 'POST', url: '/api/toys', payload: '{"name":', headers: json }, 400, 'bad_json'],
    [{ method: 'POST', url: '/api/toys', payload: '{"__proto__":{"x":1}}', headers: json }, 400, 'bad_json'],
    [
      { method: 'POST', url: '/api/toys', payload: '<child/>', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported_media_type',
    ],
    [{ method: 'POST', url: '/api/toys', payload: { name: 'x'.repeat(1_048_576) } }, 413, 'body_too_large'],
    [{ method: 'POST', url: '/api/toys', headers: json }, 422, 'invalid_input'],
    [{ method: 'GET', url: '/api/nothing' }, 404, 'not_found'],
    [{ method: 'PUT', url: '/api/toys/7' }, 405, 'method_not_allowed'],
    [{ method: 'GET', url: '/api/toys/%zz' }, 400, 'bad_request'],
    [{ method: 'GET', url: '/api/toys/7' }, 404, 'not_found'],
    [{ method: 'GET', url: '/api/found/a%00b' }, 400, 'bad_request'],
  ] as const

  for (const [request, status, code] of wrong) {
    const response = await app.inject(request)
    const label = `${request.method} ${request.url} ${code}`
    expect(response.statusCode, label).toBe(status)
    expect(response.json(), label).toEqual({ error: expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }) })
    expect(response.headers, label).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(response.headers['content-security-policy'], label).toContain("default-src 'none'")
  }
  expect((await app.inject({ method: 'PUT', url: '/api/toys/7' })).headers.allow).toBe('GET, HEAD')
})

test('a page of another site cannot send changes from the networks of its visitors, unless the operator named it', async () => {
  await using platform = await testPlatform({ now, env: { CORS_ORIGINS: 'https://other.example' } })
  const app = createApp(platform)
  const from = (site: string, origin: string) => ({ 'sec-fetch-site': site, origin, 'content-type': 'text/plain' })
  const signUp = async (headers: Record<string, string>) => {
    const payload = JSON.stringify({ email: 'asha@example.org', password: 'mango tree 42' })
    return (await app.inject({ method: 'POST', url: '/auth/v1/signup', payload, headers })).statusCode
  }
  const message = 'firstName=A&lastName=B&email=asha%40example.org&subject=S&message=M'
  const form = { ...from('cross-site', 'https://evil.example'), 'content-type': 'application/x-www-form-urlencoded' }
  expect((await app.inject({ method: 'POST', url: '/api/contact', payload: message, headers: form })).statusCode).toBe(403)
  expect(await signUp(from('cross-site', 'https://evil.example'))).toBe(403)
  expect(await platform.db.query('select from users union all select from contact_messages')).toEqual([])
  expect((await app.inject({ url: '/healthz', headers: from('cross-site', 'https://evil.example') })).statusCode).toBe(200)
  expect(await signUp(from('cross-site', 'https://other.example'))).toBe(200)
  expect(await signUp(from('same-origin', platform.config.publicUrl))).toBe(200)
})

test('an unsupported method gets 405 with the supported methods, in every part of the server', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const answer = await app.inject({ method: 'DELETE', url: '/api/config' })
  expect([answer.statusCode, answer.headers.allow, answer.json().error.code]).toEqual([405, 'GET, HEAD', 'method_not_allowed'])
})

test('invalid input is refused with the field names and without the values', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  addChildren(app, platform)
  const response = await app.inject({ method: 'POST', url: '/api/toys', payload: { name: '', birthMonth: 'secret' } })
  expect(response.statusCode).toBe(422)
  expect(response.json().error.fields).toEqual(['name', 'birthMonth'])
  expect(response.body).not.toContain('secret')
})

test('while the database is unavailable or its disk is full, callers are asked to retry instead of getting a server error', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  addChildren(app, platform)

  for (const code of ['57P03', '53100', '40P01', '57014']) {
    const response = await app.inject(`/api/database/${code}`)
    expect(response.statusCode, code).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
    expect(response.json()).toMatchObject({ error: { code: 'unavailable' } })
  }
  expect((await app.inject('/api/database/42P01')).statusCode, 'a mistake of ours').toBe(500)
})

test('a server error returns a general message with a reference, under which the log has the cause', async () => {
  const lines: string[] = []
  await using platform = await testPlatform({ now, onLogLine: (line) => void lines.push(line) })
  const { app } = createHttp(platform)
  addChildren(app, platform)

  const response = await app.inject('/api/faulty?email=asha@example.org')

  expect(response.statusCode).toBe(500)
  const { reference } = response.json().error
  expect(response.json().error).toEqual({ code: 'unexpected_failure', message: expect.any(String), reference })
  expect(response.headers['x-request-id']).toBe(reference)
  expect(lines.find((line) => line.includes(reference) && line.includes('the disk is full'))).toBeDefined()
})

test('the log contains route, status and duration of a response, and nothing about the caller', async () => {
  const lines: string[] = []
  await using platform = await testPlatform({ now, onLogLine: (line) => void lines.push(line) })
  const { app } = createHttp(platform)
  addChildren(app, platform)
  await app.inject({
    url: '/api/toys/asha-7?token=s3cret',
    headers: { 'x-request-id': 'mine', authorization: 'Bearer s3cret' },
    remoteAddress: '203.0.113.9',
  })
  await app.inject({ url: '/asha/nowhere?token=s3cret', remoteAddress: '203.0.113.9' })
  await app.inject({ method: 'POST', url: '/api/toys', payload: { name: 'asha' } })

  const log = lines.join('')
  expect(log).toContain('"route":"/api/toys/:id"')
  for (const personal of ['asha', 's3cret', '203.0.113.9', 'mine']) expect(log).not.toContain(personal)
})

test('Retry-After is in whole seconds', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  addChildren(app, platform)
  expect((await app.inject('/api/busy')).headers['retry-after']).toBe('42')
})

test('a plugin with its own protocol keeps its own error shape', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  app.register(
    async (scope) => {
      scope.setErrorHandler((_error, _request, reply) => reply.code(418).send({ msg: 'own' }))
      scope.setNotFoundHandler((_request, reply) => reply.code(418).send({ msg: 'own' }))
      scope.post('/token', async () => ({}))
    },
    { prefix: '/own/v1' },
  )
  const broken = { method: 'POST', url: '/own/v1/token', payload: '{', headers: { 'content-type': 'application/json' } } as const
  expect((await app.inject(broken)).json()).toEqual({ msg: 'own' })
  expect((await app.inject('/own/v1/nowhere')).json()).toEqual({ msg: 'own' })
})

test('the client address comes from trusted proxies, not from headers that the client sets', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9, 203.0.113.7' }
  await using direct = await testPlatform({ now })
  await using behindOne = await testPlatform({ now, env: { TRUST_PROXY: '1' } })
  const ask = async (platform: typeof direct) => {
    const { app } = createHttp(platform)
    addChildren(app, platform)
    return (await app.inject({ url: '/api/address', headers, remoteAddress: '192.0.2.1' })).body
  }
  expect(await ask(direct)).toBe('192.0.2.1')
  expect(await ask(behindOne)).toBe('203.0.113.7')
})

test('Strict-Transport-Security is sent only if the site uses HTTPS', async () => {
  await using plain = await testPlatform({ now })
  await using secure = await testPlatform({ now, env: { PUBLIC_URL: 'https://ankur.example.org' } })
  const header = async (platform: typeof plain) =>
    (await createHttp(platform).app.inject('/healthz')).headers['strict-transport-security']
  expect(await header(plain)).toBeUndefined()
  expect(await header(secure)).toMatch(/^max-age=\d+/)
})

test('unused browser features are disabled on every page', async () => {
  await using platform = await testPlatform({ now })
  const policy = (await createHttp(platform).app.inject('/healthz')).headers['permissions-policy']
  for (const feature of ['usb', 'hid', 'serial', 'midi', 'display-capture', 'browsing-topics', 'geolocation', 'microphone'])
    expect(policy).toMatch(new RegExp(`(^|, )${feature}=\\(\\)(,|$)`))
})

test('healthz works without a database, readyz only with a migrated one', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await platform.db.query('drop table outbox cascade')
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('the API description is valid and covers only /api and /functions', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  app.register(async (scope) => addChildren(scope, platform))
  const description = (await app.inject('/api/openapi.json')).json()
  expect(await new Validator().validate(description)).toMatchObject({ valid: true })
  const paths = Object.keys(description.paths)
  expect(paths).toContain('/api/toys')
  expect(paths.filter((path) => !/^\/(api|functions)\//.test(path))).toEqual([])
  expect(description.paths['/api/toys'].post.requestBody.content['application/json'].schema.required).toEqual([
    'name',
    'birthMonth',
  ])
})

test('an oversized or malformed request gets a refusal, and then the connection is closed', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform)
  addChildren(app, platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = (app.server.address() as { port: number }).port
  const post = 'POST /api/toys HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

  const longHeader = await speak(port, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)
  const notHttp = await speak(port, 'EHLO ankur\r\n\r\n')
  const tenMegabytes = await speak(
    port,
    `${post}Connection: close\r\nContent-Length: 10485760\r\n\r\n`,
    Buffer.alloc(10_485_760, 120),
  )
  const unannounced = await speak(
    port,
    `${post}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n200000\r\n`,
    Buffer.alloc(0x20_0000, 120),
  )

  const noHost = await speak(port, 'GET /healthz HTTP/1.1\r\n\r\n')
  const twoHosts = await speak(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n')
  const expectsMore = await speak(port, `${post}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`)
  const tunnel = await speak(port, 'CONNECT b:443 HTTP/1.1\r\nHost: b\r\n\r\n')
  const oldHttp = await speak(port, 'GET /healthz HTTP/1.0\r\n\r\n')

  expect(longHeader).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"bad_request"/)
  expect(notHttp).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
  expect(tenMegabytes).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/)
  expect(unannounced).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/)
  expect(noHost).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
  expect(twoHosts).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
  expect(expectsMore).toMatch(/^HTTP\/1\.1 417 [\s\S]*"code":"bad_request"/)
  expect(tunnel).toMatch(/^HTTP\/1\.1 405 [\s\S]*"code":"method_not_allowed"/)
  expect(oldHttp).toMatch(/^HTTP\/1\.1 200 /)
  const refused = [longHeader, notHttp, tenMegabytes, noHost, twoHosts, expectsMore, tunnel]
  for (const answer of refused) expect(answer.toLowerCase()).toContain("default-src 'none'")
  await app.close()
})

/** Sends bytes to the server and returns its response until the connection closes. */
function speak(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part)
    })
    // The server may close the connection during the body; the response before that counts.
    socket.on('error', () => {})
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
  })
}

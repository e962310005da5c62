import { expect, test } from 'vitest'
import { testPlatform } from '../test-platform.ts'
import { createHttp } from './create-http.ts'

const now = '2026-01-05T09:00:00Z'

test('a request that takes too long gets 504, with and without a body', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform, { maxHandlingMs: 50 })
  app.route({ method: ['GET', 'POST'], url: '/api/stuck', handler: () => new Promise(() => {}) })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (init: RequestInit) => {
    const answer = await fetch(`${address}/api/stuck`, init)
    const { error } = (await answer.json()) as { error: { code: string } }
    return [answer.status, error.code]
  }
  const json = { 'content-type': 'application/json' }
  expect(await ask({})).toEqual([504, 'timed_out'])
  expect(await ask({ method: 'POST' })).toEqual([504, 'timed_out'])
  expect(await ask({ method: 'POST', headers: json, body: '{"a":1}' })).toEqual([504, 'timed_out'])
  await app.close()
})

test('the handling limit starts when the request is complete, so a slow body does not count', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform, { maxHandlingMs: 50 })
  app.get('/api/stuck', () => new Promise(() => {}))
  app.post('/api/echo', async (request) => request.body)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const rest = Promise.withResolvers<void>()
  async function* slowly() {
    yield '{"a":'
    await rest.promise
    yield '1}'
  }
  const body = ReadableStream.from(slowly()).pipeThrough(new TextEncoderStream())
  const headers = { 'content-type': 'application/json' }
  const slow = fetch(`${address}/api/echo`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  for (let times = 0; times < 3; times += 1) expect((await fetch(`${address}/api/stuck`)).status).toBe(504)
  rest.resolve()

  const answer = await slow
  expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }])
  await app.close()
})

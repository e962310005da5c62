import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { testPlatform } from '../test-platform.ts'
import { createHttp } from './create-http.ts'

const now = '2026-01-05T09:00:00Z'

test('an overloaded process responds with 503, and health checks still work', async () => {
  await using platform = await testPlatform({ now })
  const { app } = createHttp(platform, { maxEventLoopDelayMs: 1, sampleIntervalMs: 20 })
  app.get('/api/toys', async () => 'toys')
  await app.ready()
  const busy = setInterval(() => {
    const until = performance.now() + 30
    while (performance.now() < until);
  }, 1)
  try {
    await expect.poll(async () => (await app.inject('/api/toys')).statusCode).toBe(503)
    const shed = await app.inject('/api/toys')
    expect(shed.json().error.code).toBe('overloaded')
    expect(shed.headers['retry-after']).toBe('10')
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await expect
      .poll(async () => (await app.inject({ url: '/hi', headers: { accept: 'text/html,*/*;q=0.8' } })).body)
      .toContain(`<p lang="hi">${messages.hi.notices.overloaded}</p>`)
  } finally {
    clearInterval(busy)
    await app.close()
  }
})

test('the fast path for pages is not used while the process is overloaded', async () => {
  await using platform = await testPlatform({ now })
  const { app, takeShortcut } = createHttp(platform, { maxEventLoopDelayMs: 1, sampleIntervalMs: 20 })
  app.get('/api/toys', async () => 'toys')
  takeShortcut((_request, response) => {
    response.end('short')
    return true
  })
  const ask = async () => (await fetch(`${await address}/api/toys`)).text()
  const address = app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(ask).toBe('short')
  const busy = setInterval(() => {
    const until = performance.now() + 30
    while (performance.now() < until);
  }, 1)
  await expect.poll(ask).toContain('overloaded')
  clearInterval(busy)

  await expect.poll(ask).toBe('short')
  await app.close()
})

import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { listen } from '../http/listen.ts'
import { testPlatform } from '../test-platform.ts'
import type { Platform } from '../platform.ts'
import { countRequests } from './count-requests.ts'
import { serveMetrics } from './serve-metrics.ts'

const now = '2026-01-05T09:00:00Z'
const local = { host: '127.0.0.1', port: 0 }

/** Starts the server with its metrics port, and returns a function that reads the metrics. */
async function monitored(platform: Platform, source: Pick<Platform, 'db' | 'clock'> = platform) {
  const app = createApp(platform)
  const registry = new Registry()
  countRequests(app.server, registry)
  const metrics = await serveMetrics(source, registry, local)
  const site = await listen(app, platform.config, ['127.0.0.1'])
  const end = async () => {
    await site.drain({ withinMs: 10_000, maxSilenceMs: 10_000 })
    await metrics.stop()
  }
  return {
    visit: (path: string) => fetch(`http://127.0.0.1:${site.port}${path}`).then((response) => response.text()),
    lines: async () => (await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()).split('\n'),
    metrics: `http://127.0.0.1:${metrics.port}`,
    site: `http://127.0.0.1:${site.port}`,
    [Symbol.asyncDispose]: end,
  }
}

test('request metrics have kind and status as labels, and never contain URLs', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  await using product = await monitored(platform)
  for (const path of ['/healthz', '/readyz', '/api/nothing/a-family-s-token', '/auth/v1/health', '/api?x=1'])
    await product.visit(path)

  await expect
    .poll(product.lines)
    .toEqual(
      expect.arrayContaining([
        'ankur_requests_total{kind="page",status="200"} 2',
        'ankur_requests_total{kind="api",status="404"} 2',
        'ankur_requests_total{kind="auth",status="200"} 1',
        'ankur_requests_in_flight 0',
        'ankur_request_seconds_count{kind="api"} 2',
        'ankur_request_seconds_bucket{le="+Inf",kind="api"} 2',
      ]),
    )
  expect((await product.lines()).join()).not.toContain('token')
})

test('the metrics contain the number of queued emails and the delay of the oldest', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' } })
  await using product = await monitored(platform)
  expect(await product.lines()).toEqual(expect.arrayContaining(['ankur_mails_waiting 0', 'ankur_mail_late_seconds 0']))

  const mail = { kind: 'test', to: 'asha@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await platform.db.transaction((tx) => platform.mailer.queue(tx, mail))
  platform.clock.advance(90_000)
  const expected = ['ankur_mails_waiting 1', 'ankur_mail_late_seconds 90', 'ankur_recovery_mail_waits_seconds 0']
  expect(await product.lines()).toEqual(expect.arrayContaining(expected))
  await platform.db.transaction((tx) => platform.mailer.queue(tx, { ...mail, kind: 'recovery' }))
  platform.clock.advance(30_000)
  expect(await product.lines()).toContain('ankur_recovery_mail_waits_seconds 30')
})

test('the metrics work without a database', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  const away = { ...platform.db, query: () => Promise.reject(new Error('away')) }
  await using product = await monitored(platform, { db: away, clock: platform.clock })
  const lines = await product.lines()
  expect(lines).toContain('ankur_database_up 0')
  expect(lines.find((line) => line.startsWith('process_resident_memory_bytes '))).toMatch(/ [1-9]\d+$/)
})

test('the public port does not serve metrics, and the metrics port serves nothing else', async () => {
  await using platform = await testPlatform({ now, env: { PORT: '0' } })
  await using product = await monitored(platform)
  expect((await fetch(`${product.site}/metrics`)).status).toBe(404)
  expect((await fetch(`${product.metrics}/healthz`)).status).toBe(404)
})

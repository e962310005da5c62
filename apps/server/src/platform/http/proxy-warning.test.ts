import { expect, test } from 'vitest'
import { testPlatform } from '../test-platform.ts'
import { createHttp } from './create-http.ts'

test('a proxy that is not configured is logged once', async () => {
  for (const [TRUST_PROXY, warnings] of [
    ['0', 1],
    ['1', 0],
  ] as const) {
    const lines: string[] = []
    await using platform = await testPlatform({
      now: '2026-01-05T09:00:00Z',
      env: { TRUST_PROXY },
      onLogLine: (line) => lines.push(line),
    })
    const { app } = createHttp(platform)
    for (let times = 0; times < 3; times += 1)
      await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(warnings)
    expect(lines.join('')).not.toContain('203.0.113.7')
  }
})

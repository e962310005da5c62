import { expect, test } from 'vitest'
import { isLoopback, toNetwork } from './client-address.ts'
import { testPlatform } from '../test-platform.ts'
import { createHttp } from './create-http.ts'

test('all IPv6 addresses of one /64 count as one client', () => {
  const household = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::', '2001:db8:1:2:3:4:5:6%eth0']
  expect(new Set(household.map(toNetwork))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(toNetwork('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(toNetwork('::1')).toBe('0:0:0:0::/64')
  expect(toNetwork('fe80::1:2:3:4:5')).toBe('fe80:0:0:1::/64')
})

test('each IPv4 address counts separately, also if written as IPv6', () => {
  expect(toNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(toNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('a port that a proxy adds to the address does not make another client', () => {
  expect(toNetwork('203.0.113.7:49152')).toBe('203.0.113.7')
  expect(toNetwork('[2001:db8:1:2::1]:49152')).toBe('2001:db8:1:2::/64')
  expect(toNetwork('[2001:db8:1:2::1]')).toBe('2001:db8:1:2::/64')
})

test('only loopback names and addresses are local', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1', 'ankur.localhost']) {
    expect(isLoopback(host), host).toBe(true)
  }
  for (const host of ['ankur.example.org', '127.0.0.1.example.org', '10.0.0.1', 'localhost.example.org', '', '0.0.0.0']) {
    expect(isLoopback(host), host).toBe(false)
  }
})

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

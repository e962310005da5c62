import { expect, test } from 'vitest'
import { forgetExpiredLimits } from './rate-limit.ts'
import { testPlatform } from './test-platform.ts'

const now = '2026-01-05T09:00:00Z'
const env = { RATE_LIMITS: 'on' }

test('after the allowed attempts a refusal states when the window ends', async () => {
  await using platform = await testPlatform({ now, env })
  const signUps = platform.limits.limiter({ name: 'sign-up', points: 3, durationSeconds: 600 })

  for (let n = 0; n < 3; n += 1) await signUps.take('203.0.113.7')
  platform.clock.advance(100_000)
  const refused = signUps.take('203.0.113.7')

  await expect(refused).rejects.toMatchObject({ status: 429, code: 'too_many_requests', details: { retryAfterSeconds: 500 } })
  expect((await signUps.consume('203.0.113.8')).allowed).toBe(true)
  platform.clock.advance(500_000)
  expect(await signUps.consume('203.0.113.7')).toMatchObject({ allowed: true, used: 1, remaining: 2 })
})

test('reading the state counts nothing, and refused attempts do not extend the wait', async () => {
  await using platform = await testPlatform({ now, env })
  const tries = platform.limits.limiter({ name: 'try', points: 1, durationSeconds: 60 })
  expect(await tries.get('a')).toMatchObject({ allowed: true, remaining: 1, retryAfterSeconds: 0 })
  await tries.take('a')
  for (let n = 0; n < 5; n += 1) {
    platform.clock.advance(10_000)
    expect((await tries.consume('a')).allowed).toBe(false)
  }
  expect((await tries.get('a')).retryAfterSeconds).toBe(10)
  platform.clock.advance(10_000)
  expect(await tries.get('a')).toMatchObject({ allowed: true, used: 0 })
})

test('an attempt counted within another statement uses the same counter', async () => {
  await using platform = await testPlatform({ now, env })
  const rule = { name: 'stored', points: 2, durationSeconds: 60 }
  const counted = platform.limits.tryOf(rule, 'a')
  expect(counted).toMatchObject({ seconds: 60, points: 2 })
  await platform.limits.limiter(rule).take('a')
  expect(await platform.db.query('select key from rate_limits')).toEqual([{ key: counted?.key }])
})

test('concurrent attempts on several connections never exceed the limit', async () => {
  await using platform = await testPlatform({ now, env })
  const tries = platform.limits.limiter({ name: 'try', points: 7, durationSeconds: 60 })
  const states = await Promise.all(Array.from({ length: 40 }, () => tries.consume('a')))
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(7)
})

test('failures block for one, two, then four minutes up to the maximum, and are reset after a quiet time', async () => {
  await using platform = await testPlatform({ now, env })
  const rule = { name: 'failures', points: 5, durationSeconds: 3600, blockSeconds: 60, maxBlockSeconds: 900 }
  const failures = platform.limits.limiter(rule)
  for (let n = 0; n < 4; n += 1) expect((await failures.penalty('asha')).allowed).toBe(true)

  const waits: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const { retryAfterSeconds } = await failures.penalty('asha')
    waits.push(retryAfterSeconds)
    expect((await failures.get('asha')).allowed).toBe(false)
    platform.clock.advance(retryAfterSeconds * 1000)
    expect((await failures.get('asha')).allowed).toBe(true)
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900])
  platform.clock.advance(3600_000)
  expect(await failures.get('asha')).toMatchObject({ used: 0, remaining: 5 })
})

test('an attempt can be returned, and a key reset', async () => {
  await using platform = await testPlatform({ now, env })
  const tries = platform.limits.limiter({ name: 'try', points: 1, durationSeconds: 60 })
  await tries.take('a')
  expect(await tries.penalty('a', -1)).toMatchObject({ allowed: true, used: 0 })
  expect(await tries.penalty('a', -1)).toMatchObject({ used: 0 })
  await tries.take('a')
  await tries.reset('a')
  expect((await tries.consume('a')).allowed).toBe(true)
})

test('the table contains no addresses, and each rule has its own counter', async () => {
  await using platform = await testPlatform({ now, env })
  const rule = { points: 1, durationSeconds: 60 }
  await platform.limits.limiter({ ...rule, name: 'one' }).take('asha@example.org')
  await platform.limits.limiter({ ...rule, name: 'two' }).take('asha@example.org')
  const rows = await platform.db.query<{ key: string }>('select key from rate_limits')
  expect(rows).toHaveLength(2)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})

test('expired counters are deleted, others stay', async () => {
  await using platform = await testPlatform({ now, env })
  await platform.limits.limiter({ name: 'short', points: 1, durationSeconds: 60 }).take('a')
  await platform.limits.limiter({ name: 'long', points: 1, durationSeconds: 6000 }).take('a')
  platform.clock.advance(61_000)
  await forgetExpiredLimits(platform.db, new Date(platform.clock.nowMs()))
  expect(await platform.db.query('select 1 from rate_limits')).toHaveLength(1)
})

test('with limits off nothing is counted or refused', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'off' } })
  const tries = platform.limits.limiter({ name: 'try', points: 1, durationSeconds: 60 })
  for (let n = 0; n < 3; n += 1) await tries.take('a')
  expect(platform.limits.tryOf({ name: 'try', points: 1, durationSeconds: 60 }, 'a')).toBeNull()
  expect(await platform.db.query('select 1 from rate_limits')).toEqual([])
})

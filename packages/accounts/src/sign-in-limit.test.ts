import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginAttempt, clearAttempts, noFailures } from './sign-in-limit.ts'
import type { FailureShares } from './sign-in-limit.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Makes wrong attempts as soon as they are allowed; returns the pauses in minutes. */
function pausesOf(attempts: number): number[] {
  let shares: FailureShares = noFailures
  let nowMs = 0
  const pauses: number[] = []
  for (let tried = 0; tried < attempts;) {
    const attempt = beginAttempt(shares, 'home', nowMs)
    if (attempt.allowed) {
      shares = attempt.shares
      tried += 1
    } else {
      pauses.push(attempt.retryAfterMs / MINUTE)
      nowMs += attempt.retryAfterMs
    }
  }
  return pauses
}

test('five wrong passwords are free, then the pause doubles from one minute to fifteen', () => {
  expect(pausesOf(5)).toEqual([])
  expect(pausesOf(12)).toEqual([1, 2, 4, 8, 15, 15, 15])
})

test('a sign-in clears the failures of its own network only', () => {
  let shares: FailureShares = noFailures
  for (const network of ['home', 'home', 'home', 'home', 'thief']) {
    const attempt = beginAttempt(shares, network, 0)
    if (attempt.allowed) shares = attempt.shares
  }
  expect(beginAttempt(shares, 'home', 0).allowed).toBe(false)

  const forgiven = clearAttempts(shares, 'home')

  expect(Object.keys(forgiven)).toEqual(['thief'])
  expect(clearAttempts(forgiven, 'home')).toEqual(forgiven)
})

test('a day without attempts clears everything', () => {
  let shares: FailureShares = noFailures
  for (let tried = 0; tried < 5; tried += 1) {
    const attempt = beginAttempt(shares, 'home', 0)
    if (attempt.allowed) shares = attempt.shares
  }
  const attempt = beginAttempt(shares, 'home', DAY)
  expect(attempt.allowed && attempt.shares).toEqual({ home: { failures: 1, lastAtMs: DAY } })
})

test('failures shortly after the Unix epoch count as well', () => {
  let shares: FailureShares = noFailures
  for (let tried = 0; tried < 5; tried += 1) {
    const attempt = beginAttempt(shares, 'home', 2 * DAY)
    if (attempt.allowed) shares = attempt.shares
  }
  expect(beginAttempt(shares, 'home', 2 * DAY + 1)).toEqual({ allowed: false, retryAfterMs: MINUTE - 1 })
})

test('from the 33rd network on all share one entry, which a right password there lowers by one', () => {
  let shares: FailureShares = noFailures
  for (let network = 1; network <= 35; network += 1) {
    const attempt = beginAttempt(shares, `network ${network}`, network * 15 * MINUTE)
    if (attempt.allowed) shares = attempt.shares
  }
  expect(Object.keys(shares)).toHaveLength(33)
  expect(shares).toMatchObject({ 'network 32': { failures: 1 }, others: { failures: 3, lastAtMs: 35 * 15 * MINUTE } })

  const once = clearAttempts(shares, 'network 34')
  expect(once).toEqual({ ...shares, others: { failures: 2, lastAtMs: 35 * 15 * MINUTE } })
  const gone = clearAttempts(clearAttempts(once, 'network 34'), 'network 33')
  expect(Object.keys(gone)).toHaveLength(32)
  expect(gone).not.toHaveProperty('others')
})

test('however many networks guess, an account allows few guesses and stores few networks', () => {
  const tries = fc.array(
    fc.record({ network: fc.nat(500), laterMs: fc.nat(5 * MINUTE), isRight: fc.constantFrom(false, false, false, true) }),
    {
      maxLength: 400,
    },
  )
  fc.assert(
    fc.property(tries, (steps) => {
      let shares: FailureShares = noFailures
      let nowMs = 0
      const wrongAtMs: number[] = []
      for (const { network, laterMs, isRight } of steps) {
        nowMs += laterMs
        const attempt = beginAttempt(shares, String(network), nowMs)
        if (!attempt.allowed) {
          expect(attempt.retryAfterMs).toBeGreaterThan(0)
          expect(attempt.retryAfterMs).toBeLessThanOrEqual(15 * MINUTE)
          continue
        }
        shares = isRight && network === 0 ? clearAttempts(attempt.shares, '0') : attempt.shares
        if (!(isRight && network === 0)) wrongAtMs.push(nowMs)
        expect(Object.keys(shares).length).toBeLessThanOrEqual(33)
      }
      // After the first five, wrong guesses are at least a minute apart.
      const guesses = wrongAtMs.slice(5)
      if (steps.every((step) => step.network !== 0)) {
        for (const [index, at] of guesses.entries())
          if (index > 0) expect(at - guesses[index - 1]!).toBeGreaterThanOrEqual(MINUTE)
      }
    }),
    { seed: 7, numRuns: 300 },
  )
})

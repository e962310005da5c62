import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideExchange, livingSince, sessionExpiry } from './refresh-rotation.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 0, 5, 9)
const session = { counter: 5, floor: 0, createdAtMs: now - DAY_MS, refreshedAtMs: now - 60_000, repeats: 0 }

/** A token presented from the network of the session's last refresh. */
const near = (counter: number) => ({ counter, isSameNetwork: true })
const far = (counter: number) => ({ counter, isSameNetwork: false })

test('the current token advances the session by one', () => {
  expect(decideExchange(near(5), session, now)).toEqual({ kind: 'advance', counter: 6 })
})

test('from the same network, the previous token returns the current one again, however late', () => {
  expect(decideExchange(near(4), session, now)).toEqual({ kind: 'repeat', counter: 5 })
  expect(decideExchange(near(4), session, session.refreshedAtMs + 29 * DAY_MS)).toEqual({ kind: 'repeat', counter: 5 })
})

test('from another network, the previous token works for 15 minutes and five times, then it ends the session', () => {
  const soon = session.refreshedAtMs + 15 * 60_000 - 1
  expect(decideExchange(far(4), session, soon)).toEqual({ kind: 'repeat', counter: 5 })
  expect(decideExchange(far(4), session, soon + 1)).toEqual({ kind: 'revoke' })
  expect(decideExchange(far(4), { ...session, repeats: 4 }, soon)).toEqual({ kind: 'repeat', counter: 5 })
  expect(decideExchange(far(4), { ...session, repeats: 5 }, soon)).toEqual({ kind: 'revoke' })
  expect(decideExchange(near(4), { ...session, repeats: 99 }, soon)).toEqual({ kind: 'repeat', counter: 5 })
})

test('an older token works for ten seconds after the last refresh, then it ends the session', () => {
  expect(decideExchange(near(0), session, session.refreshedAtMs + 9_999)).toEqual({ kind: 'repeat', counter: 5 })
  expect(decideExchange(near(3), session, session.refreshedAtMs + 10_000)).toEqual({ kind: 'revoke' })
})

test('a counter above the current one was never issued', () => {
  expect(decideExchange(near(6), session, now)).toEqual({ kind: 'unknown' })
})

test('a token from before the second factor is refused without grace, and the session continues', () => {
  const raised = { ...session, counter: 2, floor: 2, refreshedAtMs: now }
  expect(decideExchange(near(0), raised, now)).toEqual({ kind: 'refuse' })
  expect(decideExchange(near(1), raised, now)).toEqual({ kind: 'refuse' })
  expect(decideExchange(near(2), raised, now)).toEqual({ kind: 'advance', counter: 3 })
})

test('a session ends after 30 days without a refresh, and after 180 days in any case', () => {
  expect(decideExchange(near(5), session, session.refreshedAtMs + 30 * DAY_MS)).toEqual({ kind: 'expired', cause: 'idle' })
  const old = { ...session, createdAtMs: now - 180 * DAY_MS }
  expect(decideExchange(near(5), old, now)).toEqual({ kind: 'expired', cause: 'age' })
  expect(decideExchange(near(5), old, now - 1)).toEqual({ kind: 'advance', counter: 6 })
})

test('the query limits for live sessions agree with the expiry rule', () => {
  const ageMs = fc.oneof(
    fc.nat(200 * DAY_MS),
    fc.constantFrom(29, 30, 179, 180).map((days) => days * DAY_MS),
  )
  fc.assert(
    fc.property(ageMs, ageMs, (createdAgo, refreshedAgo) => {
      const times = { createdAtMs: now - createdAgo, refreshedAtMs: now - refreshedAgo }
      const { createdAfterMs, refreshedAfterMs } = livingSince(now)
      const lives = times.createdAtMs > createdAfterMs && times.refreshedAtMs > refreshedAfterMs
      expect(lives).toBe(sessionExpiry(times, now) === null)
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('for any sequence of tokens the counter never decreases, and only the current token advances it', () => {
  const step = fc.record({ presented: fc.nat(12), laterMs: fc.oneof(fc.nat(20_000), fc.nat(40 * DAY_MS)) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let current = { counter: 0, floor: 0, createdAtMs: 0, refreshedAtMs: 0, repeats: 0 }
      let nowMs = 0
      for (const { presented, laterMs } of steps) {
        nowMs += laterMs
        const decision = decideExchange(near(presented), current, nowMs)
        if (decision.kind === 'revoke' || decision.kind === 'expired') return
        if (decision.kind === 'repeat') expect(decision.counter).toBe(current.counter)
        if (decision.kind === 'advance') {
          expect(presented).toBe(current.counter)
          expect(decision.counter).toBe(current.counter + 1)
          current = { ...current, counter: decision.counter, refreshedAtMs: nowMs }
        }
      }
    }),
    { seed: 7, numRuns: 2_000 },
  )
})

test('a thief and an owner who both keep refreshing cannot both stay signed in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ thief: fc.boolean(), laterMs: fc.integer({ min: 11_000, max: DAY_MS }) }), {
        minLength: 8,
        maxLength: 60,
      }),
      (turns) => {
        // Both start with token 0. Each stores the token that the server last returned.
        const held = { thief: 0, owner: 0 }
        let current = { counter: 0, floor: 0, createdAtMs: 0, refreshedAtMs: 0, repeats: 0 }
        let nowMs = 0
        const moves = { thief: 0, owner: 0 }
        for (const { thief, laterMs } of turns) {
          nowMs += laterMs
          const who = thief ? 'thief' : 'owner'
          const decision = decideExchange(near(held[who]), current, nowMs)
          if (decision.kind === 'revoke' || decision.kind === 'expired') return
          expect(decision.kind === 'advance' || decision.kind === 'repeat').toBe(true)
          if (decision.kind !== 'advance' && decision.kind !== 'repeat') return
          held[who] = decision.counter
          if (decision.kind === 'advance') {
            moves[who] += 1
            current = { ...current, counter: decision.counter, refreshedAtMs: nowMs }
          }
          // Anybody two or more behind is detected at their next attempt.
          const behind = current.counter - Math.min(held.thief, held.owner)
          if (behind >= 2)
            expect(decideExchange(near(Math.min(held.thief, held.owner)), current, nowMs + 11_000).kind).toMatch(/revoke|expired/)
        }
      },
    ),
    { seed: 7, numRuns: 1_000 },
  )
})

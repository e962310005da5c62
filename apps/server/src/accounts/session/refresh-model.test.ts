/** Model-based test of refreshes: for any order of tokens the server follows `decideExchange`. */
import fc from 'fast-check'
import { decideExchange } from '@ankur/accounts'
import { expect, test } from 'vitest'
import { sealRefreshToken } from '../keys/refresh-token.ts'
import { deriveSecrets } from '../keys/secrets.ts'
import { testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

function refresh(site: TestAccounts, token: unknown) {
  return site.ask('/token?grant_type=refresh_token', { body: { refresh_token: token } })
}

test('the server follows the refresh rule for any sequence of tokens, also concurrent ones', async () => {
  await using site = await testAccounts()
  const own = deriveSecrets(site.platform.config.authSecret)
  // `presented` counts back from the current token; `callers` is the number of concurrent requests.
  const step = fc.record({
    presented: fc.integer({ min: -1, max: 4 }),
    callers: fc.integer({ min: 1, max: 3 }),
    laterMs: fc.constantFrom(0, 3_000, 12_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const { refresh: token } = await site.signedIn()
      const sessionId = sessionOf(token)
      const startMs = site.platform.clock.nowMs()
      let model = { counter: 0, floor: 0, createdAtMs: startMs, refreshedAtMs: startMs, repeats: 0 }
      for (const { presented, callers, laterMs } of steps) {
        site.platform.clock.advance(laterMs)
        const nowMs = site.platform.clock.nowMs()
        const counter = Math.max(0, model.counter - presented)
        const answers = await Promise.all(
          Array.from({ length: callers }, () => refresh(site, sealRefreshToken(own, sessionId, counter))),
        )
        const decision = decideExchange({ counter, isSameNetwork: true }, model, nowMs)
        if (decision.kind === 'advance') model = { ...model, counter: decision.counter, refreshedAtMs: nowMs }
        if (decision.kind === 'advance' || decision.kind === 'repeat') {
          const expected = sealRefreshToken(own, sessionId, model.counter)
          expect(answers.map((answer) => answer.body.refresh_token)).toEqual(answers.map(() => expected))
        } else {
          expect(answers.every((answer) => answer.status === 400)).toBe(true)
          if (decision.kind === 'revoke') {
            expect(answers.filter((answer) => answer.body.code === 'refresh_token_already_used')).toHaveLength(1)
            return
          }
        }
      }
    }),
    { seed: 7, numRuns: 12 },
  )
}, 60_000)

function sessionOf(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(1, 17).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

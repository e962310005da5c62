import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRefreshToken, sealRefreshToken } from './refresh-token.ts'
import { deriveSecrets } from './secrets.ts'

const secrets = deriveSecrets('a secret of this test, long enough')
const anyToken = fc.record({
  sessionId: fc.uuid(),
  counter: fc.oneof(
    fc.nat(300),
    fc.maxSafeNat().map((n) => n % 2 ** 48),
  ),
})

test('a token says what was sealed into it', () => {
  fc.assert(
    fc.property(anyToken, ({ sessionId, counter }) => {
      const token = sealRefreshToken(secrets, sessionId, counter)
      expect(token).toMatch(/^[A-Za-z0-9_-]{46,54}$/)
      expect(openRefreshToken(secrets, token)).toEqual({ kind: 'ours', sessionId, counter })
    }),
    { seed: 7 },
  )
})

test('no character of a token can be changed', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const counter of [0, 127, 128, 70_000]) {
    const token = sealRefreshToken(secrets, randomUUID(), counter)
    for (let at = 0; at < token.length; at += 1) {
      for (const other of alphabet) {
        if (other === token[at]) continue
        expect(openRefreshToken(secrets, token.slice(0, at) + other + token.slice(at + 1)).kind).not.toBe('ours')
      }
    }
  }
})

test('a token of another installation is not ours', () => {
  const foreign = sealRefreshToken(deriveSecrets('another secret, also long enough'), randomUUID(), 3)
  expect(openRefreshToken(secrets, foreign)).toEqual({ kind: 'foreign' })
})

test('what is not in the shape of a token is told apart', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 80 }), fc.constantFrom('', 'abcdefghijkl', 'a'.repeat(45), '='.repeat(46))),
      (text) => {
        expect(openRefreshToken(secrets, text).kind).toBe('malformed')
      },
    ),
    { seed: 7 },
  )
})

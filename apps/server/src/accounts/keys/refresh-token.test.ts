import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRefreshToken, sealRefreshToken } from './refresh-token.ts'
import { deriveSecrets, mac } from './secrets.ts'

const secrets = deriveSecrets('a secret of this test, long enough')
const anyToken = fc.record({
  sessionId: fc.uuid(),
  counter: fc.oneof(
    fc.nat(300),
    fc.maxSafeNat().map((n) => n % 2 ** 48),
  ),
})

test('a refresh token contains its session and counter', () => {
  fc.assert(
    fc.property(anyToken, ({ sessionId, counter }) => {
      const token = sealRefreshToken(secrets, sessionId, counter)
      expect(token).toMatch(/^[A-Za-z0-9_-]{46,54}$/)
      expect(openRefreshToken(secrets, token)).toEqual({ kind: 'ours', sessionId, counter })
    }),
    { seed: 7 },
  )
})

test('a token with any character changed is not accepted', () => {
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

test('a token of another installation is recognised as foreign', () => {
  const foreign = sealRefreshToken(deriveSecrets('another secret, also long enough'), randomUUID(), 3)
  expect(openRefreshToken(secrets, foreign)).toEqual({ kind: 'foreign' })
})

test('text that does not have the format of a token is reported as malformed', () => {
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

/** Makes a token with a valid signature and arbitrary content. */
function handmade({ version = 1, counter }: { version?: number; counter: readonly number[] }): string {
  const session = Buffer.alloc(16, 7)
  const statement = Buffer.concat([Buffer.of(version), session, Buffer.from(counter)])
  const signature = mac(secrets.refreshTokens(session), statement).subarray(0, 16)
  return Buffer.concat([statement, signature]).toString('base64url')
}

test('only the shortest encoding of a counter is accepted', () => {
  const sessionId = '07070707-0707-0707-0707-070707070707'
  const spellings: [number, number[]][] = [
    [0, [0]],
    [127, [127]],
    [128, [128, 1]],
    [129, [129, 1]],
    [16_383, [255, 127]],
    [16_384, [128, 128, 1]],
    [2 ** 48, [128, 128, 128, 128, 128, 128, 64]],
  ]
  for (const [counter, bytes] of spellings) {
    expect(sealRefreshToken(secrets, sessionId, counter)).toBe(handmade({ counter: bytes }))
    expect(openRefreshToken(secrets, handmade({ counter: bytes }))).toEqual({ kind: 'ours', sessionId, counter })
  }
  for (const counter of [[128], [255], [128, 0], [5, 1], [128, 5, 1], [128, 128, 128, 128, 128, 128, 128, 1]]) {
    expect(openRefreshToken(secrets, handmade({ counter })), String(counter)).toEqual({ kind: 'malformed' })
  }
})

test('another version, surrounding characters and set unused bits are not accepted', () => {
  expect(openRefreshToken(secrets, handmade({ version: 2, counter: [1] }))).toEqual({ kind: 'malformed' })
  const token = handmade({ counter: [1] })
  for (const text of [` ${token}`, `.${token}`, `${token}.`, `${token}=`]) {
    expect(openRefreshToken(secrets, text), text).toEqual({ kind: 'malformed' })
  }
  const same = (other: string) => Buffer.from(other, 'base64url').equals(Buffer.from(token, 'base64url'))
  const twins = Array.from(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    (last) => token.slice(0, -1) + last,
  ).filter((other) => other !== token && same(other))
  expect(twins).toHaveLength(15)
  for (const twin of twins) expect(openRefreshToken(secrets, twin)).toEqual({ kind: 'foreign' })
})

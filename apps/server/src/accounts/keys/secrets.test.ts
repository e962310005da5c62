import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './stored-key.ts'
import { deriveSecrets, isSameBytes, mac } from './secrets.ts'

const secret = 'a secret of this test, long enough'
const secrets = deriveSecrets(secret)
const purposes = ['signingKeySeal', 'mailCodes', 'limits', 'factorSeal', 'recoveryCodes', 'devices'] as const

test('each purpose has its own key, and every process derives the same keys', () => {
  const again = deriveSecrets(secret)
  const other = deriveSecrets(`${secret}.`)
  const session = randomBytes(16)
  const bytesOf = (from: typeof secrets) => [
    ...purposes.map((purpose) => from[purpose].export().toString('hex')),
    from.refreshTokens(session).export().toString('hex'),
    from.refreshTokens(Buffer.alloc(16)).export().toString('hex'),
  ]
  expect(new Set([...bytesOf(secrets), ...bytesOf(other)]).size).toBe(2 * (purposes.length + 2))
  expect(bytesOf(again)).toEqual(bytesOf(secrets))
  for (const bytes of bytesOf(secrets)) expect(bytes).toHaveLength(64)
})

/** A new version of the server must read data written by an earlier one. */
test('the keys derived from a secret do not change between versions', () => {
  const fixed = deriveSecrets('0123456789abcdef0123456789abcdef')
  const shown = purposes.map((purpose) => mac(fixed[purpose], 'x').toString('hex').slice(0, 16))
  const session = mac(fixed.refreshTokens(Buffer.alloc(16, 7)), 'x')
    .toString('hex')
    .slice(0, 16)
  expect([...shown, session]).toEqual([
    '8ca35097362fd0f3',
    'd58adec6b369e258',
    '7c50c86257b37bc9',
    'b91de1df7dc06b08',
    '42892ac2973ea811',
    'f20df0cf4f2485dd',
    '78f87e826c911ec6',
  ])
})

test('the key of a session stays the same after keys of many other sessions are derived', () => {
  const session = randomBytes(16)
  const before = secrets.refreshTokens(session)
  expect(secrets.refreshTokens(Buffer.from(session))).toBe(before)
  for (let n = 0; n < 200; n += 1) secrets.refreshTokens(randomBytes(16))
  expect(secrets.refreshTokens(session).equals(before)).toBe(true)
  // The cache is small: the key was derived again.
  expect(secrets.refreshTokens(session)).not.toBe(before)
})

test('a keyed hash differs when the same text is split into different parts', () => {
  const key = secrets.limits
  const hashes = [mac(key, 'ab', 'c'), mac(key, 'a', 'bc'), mac(key, 'abc'), mac(key, 'ab', 'c', ''), mac(key, '1:a')]
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(hashes.length)
  expect(mac(key, 'ab', 'c').equals(mac(key, Buffer.from('ab'), 'c'))).toBe(true)
})

test('comparing bytes works for equal and different lengths', () => {
  expect(isSameBytes(Buffer.from('abc'), Buffer.from('abc'))).toBe(true)
  expect(isSameBytes(Buffer.from('abc'), Buffer.from('abd'))).toBe(false)
  expect(isSameBytes(Buffer.from('abc'), Buffer.from('abcd'))).toBe(false)
  expect(isSameBytes(Buffer.alloc(0), Buffer.alloc(0))).toBe(true)
})

test('a sealed value opens only with its key and name, and not after a bit was changed', () => {
  const name = randomUUID()
  const sealed = seal(secrets.factorSeal, name, 'ਆਸ਼ਾ')
  expect(unseal(secrets.factorSeal, name, sealed)).toBe('ਆਸ਼ਾ')
  expect(sealed).toHaveLength(12 + 16 + Buffer.byteLength('ਆਸ਼ਾ'))
  expect(seal(secrets.factorSeal, name, 'ਆਸ਼ਾ').equals(sealed)).toBe(false)
  expect(() => unseal(secrets.signingKeySeal, name, sealed)).toThrow()
  expect(() => unseal(secrets.factorSeal, randomUUID(), sealed)).toThrow()
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed)
    changed[bit >> 3]! ^= 1 << (bit & 7)
    expect(() => unseal(secrets.factorSeal, name, changed), `bit ${bit}`).toThrow()
  }
  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => unseal(secrets.factorSeal, name, sealed.subarray(0, length)), `${length} bytes`).toThrow()
  }
})

test('a sealed value with a short, guessable authentication tag is refused', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secrets.factorSeal, nonce, { authTagLength: 4 })
  cipher.setAAD(Buffer.from('name'))
  cipher.final()
  expect(() => unseal(secrets.factorSeal, 'name', Buffer.concat([nonce, cipher.getAuthTag()]))).toThrow()
})

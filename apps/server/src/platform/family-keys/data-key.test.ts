import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeWrappedKey, rewrapKey, unwrapKey, wrappingKey } from './data-key.ts'

const secret = 'of-the-operator-'.repeat(3)
const [asha, bela] = [randomUUID(), randomUUID()]
const wrapping = wrappingKey(secret)
const wrapped = makeWrappedKey(wrapping, asha)
const key = unwrapKey(wrapping, asha, wrapped)
const place = { column: 'assessments.sealed_texts', rowId: randomUUID() }

test('a value opens only with its key, in its place, for its family', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(key.open(place, key.seal(place, value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  const sealed = key.seal(place, { answers: ['yes'] })
  expect(() => key.open({ ...place, rowId: randomUUID() }, sealed), 'another row').toThrow()
  expect(() => key.open({ ...place, column: 'assessments.sealed_facts' }, sealed), 'another column').toThrow()
  expect(() => unwrapKey(wrapping, asha, makeWrappedKey(wrapping, asha)).open(place, sealed), 'another key').toThrow()
  // Different splits of the same context are different contexts.
  expect(() => key.open({ column: 'assessments', rowId: `.sealed_texts${place.rowId}` }, sealed)).toThrow()
})

test('a wrapped key opens only with the secret of the installation and for its family', () => {
  expect(() => unwrapKey(wrapping, bela, wrapped)).toThrow()
  expect(() => unwrapKey(wrappingKey('another-'.repeat(5)), asha, wrapped)).toThrow()
  // A wrapped key does not open as a sealed value, nor a sealed value as a key.
  expect(() => key.open(place, wrapped)).toThrow()
  expect(() => unwrapKey(wrapping, asha, key.seal(place, 'x'))).toThrow()
})

test('any changed bit or truncation of a value or key is detected', () => {
  for (const [bytes, open] of [
    [key.seal(place, { analysis: 'a'.repeat(40) }), (changed: Buffer) => key.open(place, changed)],
    [wrapped, (changed: Buffer) => unwrapKey(wrapping, asha, changed)],
  ] as const) {
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3]! ^= 1 << (bit & 7)
      expect(() => open(changed), `bit ${bit}`).toThrow()
    }
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => open(bytes.subarray(0, length)), `${length} bytes`).toThrow()
  }
})

test('sealing a value twice gives different bytes that do not contain the value', () => {
  const seals = Array.from({ length: 50 }, () => key.seal(place, 'Asha').toString('hex'))
  expect(new Set(seals).size).toBe(50)
  // Version, nonce and tag take 29 bytes; the rest is as long as the value.
  const nonces = seals.map((sealed) => sealed.slice(2, 26))
  expect(new Set(nonces).size).toBe(50)
  expect(Buffer.from(seals[0] ?? '', 'hex').length).toBe(1 + 12 + 16 + '"Asha"'.length)
  for (const sealed of seals) expect(Buffer.from(sealed, 'hex').includes('Asha')).toBe(false)
  expect(makeWrappedKey(wrapping, asha)).toHaveLength(1 + 12 + 16 + 32)
})

test('a key rewrapped with another secret is the same key', () => {
  const next = wrappingKey(randomBytes(30).toString('base64url'))
  const again = rewrapKey(wrapping, next, asha, wrapped)
  expect(unwrapKey(next, asha, again).open(place, key.seal(place, 1))).toBe(1)
  expect(() => unwrapKey(wrapping, asha, again)).toThrow()
  expect(() => rewrapKey(next, wrapping, asha, wrapped)).toThrow()
  expect(() => rewrapKey(wrapping, next, bela, wrapped)).toThrow()
})

test('keys and values from an earlier version still open', () => {
  const family = '5b1b8f3e-8c0f-4e53-9a3b-0a3d8f0f0c11'
  const old = wrappingKey('0123456789abcdef0123456789abcdef')
  const stored = Buffer.from('AX7KU3UKL3SsgJb6zA7hd9kJXPB956M28EJgiubmFylXNtnpuufUkrTdzBpMgC45aA3-IehlRcZmTNOpNw', 'base64url')
  const sealed = Buffer.from('AZyr6kEkrabb6oiIDhqqIPfMuJ7rsNvFxiE5SDwxQqrlK8avHmvBZj7ZE17vRzlbp9OvEZDNBhU', 'base64url')
  const where = { column: 'assessments.sealed_texts', rowId: '0c111111-8c0f-4e53-9a3b-0a3d8f0f0c11' }
  expect(unwrapKey(old, family, stored).open(where, sealed)).toEqual({ analysis: 'ਆਸ਼ਾ' })
})

test('a sealed value with a short tag is refused, and one with an unknown version is reported', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', wrapping, nonce, { authTagLength: 4 })
  cipher.setAAD(Buffer.from(JSON.stringify(['key', asha])))
  cipher.final()
  const short = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag()])
  expect(() => unwrapKey(wrapping, asha, short)).toThrow()
  const next = Buffer.from(wrapped)
  next[0] = 2
  expect(() => unwrapKey(wrapping, asha, next)).toThrow('a format that this version does not know')
})

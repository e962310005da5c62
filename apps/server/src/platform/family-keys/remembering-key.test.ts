import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type FamilyKey, makeWrappedKey, unwrapKey, wrappingKey } from './data-key.ts'
import { rememberingKey } from './remembering-key.ts'

const wrapping = wrappingKey('of-the-operator-'.repeat(3))
const asha = randomUUID()
const plain = unwrapKey(wrapping, asha, makeWrappedKey(wrapping, asha))
const place = { column: 'projects.sealed_name', rowId: randomUUID() }

/** Counts the calls of the key itself. */
function counted() {
  let opened = 0
  const counting: FamilyKey = {
    ...plain,
    open: (...given) => {
      opened += 1
      return plain.open(...given)
    },
    openBytes: (...given) => {
      opened += 1
      return plain.openBytes(...given)
    },
  }
  return { key: rememberingKey(counting), opened: () => opened }
}

test('a small value is decrypted once, and each caller gets its own copy', () => {
  const { key, opened } = counted()
  const sealed = key.seal(place, { extra: { weeksEarly: 3 } })
  const first = key.open<{ extra: { weeksEarly: number } }>(place, sealed)
  first.extra.weeksEarly = 9
  expect(key.open(place, Buffer.from(sealed))).toEqual({ extra: { weeksEarly: 3 } })
  expect(opened()).toBe(1)
})

test('a cached value does not open in another place, or after a bit was changed', () => {
  const { key } = counted()
  const sealed = key.seal(place, 'Catch the mango')
  expect(key.open(place, sealed)).toBe('Catch the mango')
  expect(() => key.open({ ...place, rowId: randomUUID() }, sealed)).toThrow()
  expect(() => key.open({ ...place, column: 'children.sealed' }, sealed)).toThrow()
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => key.open(place, changed), `byte ${at}`).toThrow()
  }
  // A failure is not cached.
  expect(() => key.open({ ...place, rowId: 'x' }, sealed)).toThrow()
  expect(key.open(place, sealed)).toBe('Catch the mango')
})

test('long texts are not cached, and the oldest small values are evicted', () => {
  const { key, opened } = counted()
  const long = key.seal(place, 'a'.repeat(2000))
  for (let times = 0; times < 2; times += 1) expect(key.open(place, long)).toHaveLength(2000)
  expect(opened()).toBe(2)
  const names = Array.from({ length: 129 }, (_, n) => key.seal(place, n))
  for (const [n, sealed] of names.entries()) expect(key.open(place, sealed)).toBe(n)
  const before = opened()
  expect(key.open(place, names[128]!)).toBe(128)
  expect(opened()).toBe(before)
  expect(key.open(place, names[0]!)).toBe(0)
  expect(opened()).toBe(before + 1)
})

import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { toFixedForm } from './access-token.ts'

test('converted signatures verify, also those with short or padded numbers', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let shortest = Infinity
  // Signatures usually have 70 to 72 bytes; about one in 500 is shorter, and the loop continues until one occurs.
  for (let n = 0; n < 500 || (shortest >= 70 && n < 50_000); n++) {
    const statement = Buffer.from(`statement ${n}`)
    const der = sign('sha256', statement, privateKey)
    shortest = Math.min(shortest, der.length)
    const fixed = toFixedForm(der)
    expect(fixed).toHaveLength(64)
    expect(verify('sha256', statement, { key: publicKey, dsaEncoding: 'ieee-p1363' }, fixed)).toBe(true)
  }
  expect(shortest).toBeLessThan(70)
})

test('converting a truncated signature throws', () => {
  expect(() => toFixedForm(Buffer.from([0x30, 0x44, 0x02]))).toThrow(RangeError)
})

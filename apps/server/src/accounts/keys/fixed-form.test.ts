import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { toFixedForm } from './access-token.ts'

test('every signature verifies in the form of tokens, also those with short or padded numbers', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let shortest = Infinity
  // 70 to 72 bytes are the usual ones, a shorter one comes about once in 500: it is waited for.
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

test('a signature that is cut short is a fault, not a token', () => {
  expect(() => toFixedForm(Buffer.from([0x30, 0x44, 0x02]))).toThrow(RangeError)
})

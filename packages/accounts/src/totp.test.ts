import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { digitsOf, otpauthUri, stepsAround, toBase32 } from './totp.ts'

// RFC 6238, appendix B, cut to six digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('the code at second %i equals the one in the RFC', (seconds, code) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(stepsAround(seconds * 1000)[0] ?? 0))
  const hmac = createHmac('sha1', '12345678901234567890').update(counter).digest()
  expect(digitsOf(hmac)).toBe(code)
})

test('a secret is encoded in the form that authenticator apps read', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(toBase32(Buffer.from('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpauthUri({ secret: 'ABC', account: 'asha@example.org', issuer: 'Ankur' })).toBe(
    'otpauth://totp/Ankur:asha%40example.org?secret=ABC&issuer=Ankur&algorithm=SHA1&digits=6&period=30',
  )
})

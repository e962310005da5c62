import { strToU8 } from 'fflate'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { md5 } from './md5.ts'

test('the examples of RFC 1321 give the stated digests', () => {
  expect(md5(strToU8(''))).toBe('d41d8cd98f00b204e9800998ecf8427e')
  expect(md5(strToU8('message digest'))).toBe('f96b697d7cb7938d525a2f31aaf161d0')
})

test('content of any length has the same digest as with another implementation', () => {
  for (const length of [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_003]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) & 255)
    expect(md5(bytes), `${length} bytes`).toBe(createHash('md5').update(bytes).digest('hex'))
  }
})

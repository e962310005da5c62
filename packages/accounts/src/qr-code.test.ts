import { expect, test } from 'vitest'
import { qrCode, qrSvg } from './qr-code.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Decodes a QR code of version 1 to 6: unmasks it, reads the codewords, checks error correction, returns the text. */
function read(rows: readonly (readonly boolean[])[], { blocks, correction }: { blocks: number; correction: number }): string {
  const size = rows.length
  const version = (size - 17) / 4
  const isPattern = (x: number, y: number) => {
    const finder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
    const middle = version > 1 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2
    return finder || x === 6 || y === 6 || middle
  }
  const bits: number[] = []
  const rights = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair)
  for (const [pair, column] of rights.entries()) {
    const right = column <= 6 ? column - 1 : column
    for (let n = 0; n < size; n += 1)
      for (const x of [right, right - 1]) {
        const y = pair % 2 === 0 ? size - 1 - n : n
        if (!isPattern(x, y)) bits.push(Number((rows[y]?.[x] ?? false) !== ((x + y) % 2 === 0)))
      }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(''), 2))
  const length = words.length / blocks - correction
  const data: number[] = []
  for (let block = 0; block < blocks; block += 1) {
    const own = Array.from({ length }, (_, n) => words[n * blocks + block] ?? 0)
    const check = Array.from({ length: correction }, (_, n) => words[length * blocks + n * blocks + block] ?? 0)
    // A codeword polynomial is zero at these powers of two of the field.
    for (let power = 0; power < correction; power += 1) expect(valueAt([...own, ...check], exponent(power))).toBe(0)
    data.push(...own)
  }
  const text = data.flatMap((word) => Array.from({ length: 8 }, (_, n) => (word >> (7 - n)) & 1))
  const number = (from: number, count: number) => parseInt(text.slice(from, from + count).join(''), 2)
  expect(number(0, 4)).toBe(4)
  return new TextDecoder().decode(Uint8Array.from({ length: number(4, 8) }, (_, n) => number(12 + n * 8, 8)))
}

function exponent(power: number): number {
  let value = 1
  for (let n = 0; n < power; n += 1) value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
  return value
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 0, shifted = a; bit < 8; bit += 1) {
    if ((b >> bit) & 1) product ^= shifted
    shifted = shifted & 0x80 ? (shifted << 1) ^ 0x11d : shifted << 1
  }
  return product
}

function valueAt(words: readonly number[], x: number): number {
  return words.reduce((sum, word) => times(sum, x) ^ word, 0)
}

test.each([
  ['Ankur', 21, { blocks: 1, correction: 7 }],
  ['otpauth://totp/a', 21, { blocks: 1, correction: 7 }],
  ['x'.repeat(78), 33, { blocks: 1, correction: 20 }],
  ['otpauth://totp/Ankur:asha%40example.org?secret='.padEnd(130, 'A'), 41, { blocks: 2, correction: 18 }],
])('a code contains its text and valid error correction (%#)', (text, size, form) => {
  const rows = qrCode(bytesOf(text))
  expect(rows).toHaveLength(size)
  expect(read(rows, form)).toBe(text)
})

test('both copies of the format say level L and mask 0', () => {
  const rows = qrCode(bytesOf('Ankur'))
  const size = rows.length
  const at = (x: number, y: number) => Number(rows[y]?.[x] ?? false)
  const along = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)))
  expect(along.join('')).toBe('111011111000100')
  const apart = Array.from({ length: 7 }, (_, n) => at(8, size - 1 - n)).concat(
    Array.from({ length: 8 }, (_, n) => at(size - 8 + n, 8)),
  )
  expect(apart.join('')).toBe('111011111000100')
})

test('the picture can be used in a data URL, and a text that is too long is refused', () => {
  expect(qrSvg(bytesOf('Ankur'))).toMatch(/^<svg [^#]*<\/svg>$/)
  expect(() => qrCode(new Uint8Array(900))).toThrow(RangeError)
})

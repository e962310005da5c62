/** Decodes the symbols according to the standard, with separate tables; a phone's reader has decoded them too. */
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

type Rows = readonly (readonly boolean[])[]

/** By version, of level M: data codewords, error correction codewords in a block, blocks (ISO/IEC 18004, table 9). */
const table = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
] as const

/** The formats of level M by mask (ISO/IEC 18004, table C.1). */
const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]

const flips: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

const powers: number[] = [1]
while (powers.length < 255) {
  const next = (powers.at(-1) ?? 0) * 2
  powers.push(next > 255 ? next ^ 0x11d : next)
}
const times = (one: number, other: number) =>
  one === 0 || other === 0 ? 0 : (powers[(powers.indexOf(one) + powers.indexOf(other)) % 255] ?? 0)

function read(rows: Rows): { text: string; isWhole: boolean } {
  const size = rows.length
  const [count, correction, blocks] = table[(size - 21) / 4] ?? [0, 0, 0]
  const at = (row: number, column: number) => rows[row]?.[column] ?? false
  const format = [...Array(15).keys()].reduce((bits, bit) => {
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    return bits | (at(row, 8) ? 1 << bit : 0)
  }, 0)
  const isFlipped = flips[formats.indexOf(format)]
  if (!isFlipped) throw new Error(`no format of level M: ${format.toString(16)}`)
  const isReserved = (row: number, column: number) =>
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (size > 21 && Math.abs(row - (size - 7)) < 3 && Math.abs(column - (size - 7)) < 3)
  const bits: number[] = []
  let isUpward = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, isUpward = !isUpward)
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = isUpward ? size - 1 - step : step
        if (!isReserved(row, column)) bits.push(at(row, column) === isFlipped(row, column) ? 0 : 1)
      }
  const words = Array.from({ length: count + correction * blocks }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  const inBlock = (block: number) => words.filter((_, index) => (index < count ? index : index - count) % blocks === block)
  const all = Array.from({ length: blocks }, (_, block) => inBlock(block))
  const isWhole = all.every((block) =>
    powers.slice(0, correction).every((root) => block.reduce((sum, word) => times(sum, root) ^ word, 0) === 0),
  )
  const nibbles = all
    .flatMap((block) => block.slice(0, count / blocks))
    .map((word) => word.toString(16).padStart(2, '0'))
    .join('')
  const length = Number.parseInt(nibbles.slice(1, 3), 16)
  const bytes = nibbles.slice(3, 3 + 2 * length).match(/../g) ?? []
  return { text: new TextDecoder().decode(Uint8Array.from(bytes, (pair) => Number.parseInt(pair, 16))), isWhole }
}

test.for([14, 26, 42, 62, 84, 106])('an address of %i bytes fills a version, and is read from it without an error', (length) => {
  const address = `https://h/${'help'.repeat(30)}`.slice(0, length)
  const rows = qrCode(address)
  if (!rows) throw new Error('too long')
  expect(rows).toHaveLength(21 + 4 * [14, 26, 42, 62, 84, 106].indexOf(length))
  expect(read(rows)).toEqual({ text: address, isWhole: true })
})

test('what does not fit has no code', () => {
  expect(qrCode('x'.repeat(107))).toBeNull()
})

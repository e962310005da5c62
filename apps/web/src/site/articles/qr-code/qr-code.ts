/**
 * QR codes (ISO/IEC 18004) for the addresses on paper: byte mode, error correction level M, versions 1 to 6, which is
 * enough for 106 bytes. Generated here, so that no address of a reader is sent to another service.
 */
import { correctionOf } from './error-correction.ts'

/** Of level M, by version: error correction codewords in a block, and blocks; all blocks of a version are equally long. */
const versions = [
  { codewords: 26, correction: 10, blocks: 1 },
  { codewords: 44, correction: 16, blocks: 1 },
  { codewords: 70, correction: 26, blocks: 1 },
  { codewords: 100, correction: 18, blocks: 2 },
  { codewords: 134, correction: 24, blocks: 2 },
  { codewords: 172, correction: 16, blocks: 4 },
] as const

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Rows of modules, dark ones true, without the quiet zone of four around them; null for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text)
  const version = versions.findIndex((each) => bytes.length + 2 <= dataCodewords(each)) + 1
  const sizes = versions[version - 1]
  if (!sizes) return null
  const words = interleaved(dataOf(bytes, dataCodewords(sizes)), sizes)
  const drawn = masks.map((isFlipped, mask) => {
    const symbol = functionPatterns(version)
    placeFormat(symbol, mask)
    placeData(symbol, words, isFlipped)
    return symbol.map((row) => row.map(Boolean))
  })
  return drawn.toSorted((one, other) => evenBlocks(one) - evenBlocks(other))[0] ?? null
}

type Sizes = (typeof versions)[number]
/** Null for modules that are not set yet. */
type Modules = (boolean | null)[][]

function dataCodewords({ codewords, correction, blocks }: Sizes): number {
  return codewords - correction * blocks
}

/** Mode, length, bytes, an end of four zeros, and the padding that the standard names. */
function dataOf(bytes: Uint8Array, count: number): number[] {
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  const nibbles = `4${hex(bytes.length)}${[...bytes].map(hex).join('')}0`
  const words = nibbles.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  for (let index = 0; words.length < count; index++) words.push(index % 2 === 0 ? 0xec : 0x11)
  return words
}

/** The first word of each block, then the second of each: a stain then hits a little of every block. */
function interleaved(data: readonly number[], { correction, blocks }: Sizes): number[] {
  const length = data.length / blocks
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * length, (block + 1) * length))
  const corrections = parts.map((part) => correctionOf(part, correction))
  const inTurn = (lists: readonly (readonly number[])[]) =>
    (lists[0] ?? []).flatMap((_, place) => lists.map((list) => list[place] ?? 0))
  return [...inTurn(parts), ...inTurn(corrections)]
}

/** Finders, timing, alignment; the places of the format are taken, so that no data lands there. */
function functionPatterns(version: number): Modules {
  const size = 17 + 4 * version
  const symbol: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (x: number, y: number, isDark: boolean) => {
    const row = symbol[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const square = (centerX: number, centerY: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(centerX + x, centerY + y, isDark(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1)
  placeFormat(symbol, 0)
  return symbol
}

/** Level and mask, twice, as the 15 bits of a code that survives three wrong ones. */
function placeFormat(symbol: Modules, mask: number): void {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const last = symbol.length - 1
  const set = (x: number, y: number, bit: number) => {
    const row = symbol[y]
    if (row) row[x] = ((bits >> bit) & 1) === 1
  }
  for (let bit = 0; bit < 15; bit++) {
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, bit)
    else set(bit === 8 ? 7 : 14 - bit, 8, bit)
    if (bit < 8) set(last - bit, 8, bit)
    else set(8, last - 14 + bit, bit)
  }
  const dark = symbol[last - 7]
  if (dark) dark[8] = true
}

/** Up and down in columns of two from the lower right corner, past the upright timing. */
function* dataPlaces(size: number): Generator<readonly [x: number, y: number]> {
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) for (const x of [right, right - 1]) yield [x, isUpward ? size - 1 - step : step]
  }
}

function placeData(symbol: Modules, words: readonly number[], isFlipped: (x: number, y: number) => boolean): void {
  let bit = 0
  for (const [x, y] of dataPlaces(symbol.length)) {
    const row = symbol[y]
    if (!row || row[x] !== null) continue
    // Modules after the last codeword are light.
    const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
    row[x] = isDark !== isFlipped(x, y)
    bit++
  }
}

/** Squares of four modules of one kind: the fewer, the easier to read. */
function evenBlocks(rows: readonly (readonly boolean[])[]): number {
  let count = 0
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      const below = rows[y + 1]
      if (below && x + 1 < row.length && row[x + 1] === dark && below[x] === dark && below[x + 1] === dark) count++
    }),
  )
  return count
}

const quiet = 4

/** Who finds the sheet on a wall opens the address of help with a camera; where it does not fit, it is read in letters. */
export function addCode(help: HTMLElement): void {
  const rows = help.querySelector('svg') ? null : qrCode(`${location.origin}${help.dataset.helpAddress}`)
  if (rows) help.append(drawn(rows))
}

/** Black on white in any theme. */
function drawn(rows: readonly (readonly boolean[])[]): SVGElement {
  const size = String(rows.length + 2 * quiet)
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])))
  const drawing = make('svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true', 'shape-rendering': 'crispEdges' })
  drawing.append(make('rect', { width: size, height: size, fill: '#fff' }), make('path', { d: dark.join(''), fill: '#000' }))
  return drawing
}

function make(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

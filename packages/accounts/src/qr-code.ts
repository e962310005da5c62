/**
 * QR codes for short texts (ISO/IEC 18004): bytes, error correction level L, versions 1 to 20, mask 0. Any mask is valid;
 * choosing the best one matters for print on curved surfaces, not for a screen.
 */
type Grid = (boolean | null)[][]

/** For each version: error correction codewords per block, and number of blocks. Level L, from the standard's table 9. */
const correctionWords = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

/** The dark modules, row by row. Throws for texts longer than 858 bytes. */
export function qrCode(bytes: Uint8Array): readonly (readonly boolean[])[] {
  const version = blockCounts.findIndex((_, n) => bytes.length + (n + 1 < 10 ? 2 : 3) <= dataWords(n + 1)) + 1
  if (version === 0) throw new RangeError('The text is too long for a QR code')
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  drawPatterns(grid, version)
  drawWords(grid, withCorrection(dataOf(bytes, version), version))
  drawFormat(grid)
  return grid.map((row) => row.map((module) => module === true))
}

/** The code as an SVG for `<img>`. It contains no `#`, because some clients put it into a data URL without escaping. */
export function qrSvg(bytes: Uint8Array): string {
  const rows = qrCode(bytes)
  const size = rows.length + 8
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('')
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`
  return `${head}<rect width="${size}" height="${size}" fill="white"/><path d="${dark}" fill="black"/></svg>`
}

function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2
    modules -= (25 * count - 10) * count - 55
    if (version >= 7) modules -= 36
  }
  return modules
}

function dataWords(version: number): number {
  return Math.floor(rawModules(version) / 8) - (correctionWords[version - 1] ?? 0) * (blockCounts[version - 1] ?? 0)
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >>> n) & 1)
  }
  push(4, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  const capacity = dataWords(version) * 8
  push(0, Math.min(4, capacity - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xfd) push(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(''), 2))
}

function withCorrection(data: readonly number[], version: number): number[] {
  const blocks = blockCounts[version - 1] ?? 1
  const correction = correctionWords[version - 1] ?? 0
  const words = Math.floor(rawModules(version) / 8)
  const shortBlocks = blocks - (words % blocks)
  const shortLength = Math.floor(words / blocks) - correction
  const divisor = divisorOf(correction)
  const parts: { data: number[]; correction: number[] }[] = []
  for (let n = 0, at = 0; n < blocks; n += 1) {
    const part = data.slice(at, at + shortLength + (n < shortBlocks ? 0 : 1))
    at += part.length
    parts.push({ data: part, correction: remainderOf(part, divisor) })
  }
  const longest = shortLength + 1
  const interleaved: number[] = []
  for (let n = 0; n < longest; n += 1) for (const part of parts) if (n < part.data.length) interleaved.push(part.data[n] ?? 0)
  for (let n = 0; n < correction; n += 1) for (const part of parts) interleaved.push(part.correction[n] ?? 0)
  return interleaved
}

/** Multiplies in the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(x: number, y: number): number {
  let product = 0
  for (let n = 7; n >= 0; n -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> n) & 1) * x
  }
  return product & 0xff
}

function divisorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, n) => (n === degree - 1 ? 1 : 0))
  let root = 1
  for (let n = 0; n < degree; n += 1) {
    for (let at = 0; at < degree; at += 1) result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0)
    result.push(0)
    for (const [n, coefficient] of divisor.entries()) result[n] = (result[n] ?? 0) ^ multiply(coefficient, factor)
  }
  return result
}

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y]
  if (row && x >= 0 && x < grid.length) row[x] = isDark
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length
  for (let n = 0; n < size; n += 1) {
    set(grid, 6, n, n % 2 === 0)
    set(grid, n, 6, n % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy))
        set(grid, x + dx, y + dy, distance !== 2 && distance !== 4)
      }
  }
  const places = alignmentPlaces(version)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries()) {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(grid, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  // Reserves the format modules, which are drawn last.
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const places = Array.from({ length: count - 1 }, (_, n) => version * 4 + 10 - n * step)
  return [6, ...places.reverse()]
}

/** Level L and mask 0, with their error correction bits. */
function drawFormat(grid: Grid): void {
  const size = grid.length
  const data = 1 << 3
  let rest = data
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const bit = (n: number) => ((bits >>> n) & 1) === 1
  for (let n = 0; n <= 5; n += 1) set(grid, 8, n, bit(n))
  set(grid, 8, 7, bit(6))
  set(grid, 8, 8, bit(7))
  set(grid, 7, 8, bit(8))
  for (let n = 9; n < 15; n += 1) set(grid, 14 - n, 8, bit(n))
  for (let n = 0; n < 8; n += 1) set(grid, size - 1 - n, 8, bit(n))
  for (let n = 8; n < 15; n += 1) set(grid, 8, size - 15 + n, bit(n))
  set(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  let rest = version
  for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let n = 0; n < 18; n += 1) {
    const isDark = ((bits >>> n) & 1) === 1
    const a = grid.length - 11 + (n % 3)
    const b = Math.floor(n / 3)
    set(grid, a, b, isDark)
    set(grid, b, a, isDark)
  }
}

/** In pairs of columns from the right, alternately up and down, with mask 0 applied. */
function drawWords(grid: Grid, words: readonly number[]): void {
  const size = grid.length
  let n = 0
  // Column 6 is the timing pattern: the pairs to its left are shifted by one.
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair)
  for (const right of pairs.map((column) => (column <= 6 ? column - 1 : column))) {
    for (let vertical = 0; vertical < size; vertical += 1) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? size - 1 - vertical : vertical
        if (grid[y]?.[x] !== null) continue
        const bit = n < words.length * 8 && (((words[n >>> 3] ?? 0) >>> (7 - (n & 7))) & 1) === 1
        n += 1
        set(grid, x, y, bit !== ((x + y) % 2 === 0))
      }
    }
  }
}

/** Mono WAV files: 16 bits per sample, or four bits in IMA ADPCM, which Scratch reads as well. */

/** From -1 to 1. */
export type Wave = Float32Array<ArrayBuffer>

const headBytes = 44
const full = 32_767

export function wavFile(wave: Wave | Float64Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + wave.length * 2)
  const view = new DataView(bytes.buffer)
  writeText(view, 0, 'RIFF')
  view.setUint32(4, headBytes - 8 + wave.length * 2, true)
  writeText(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  writeFormat(view, { code: 1, rate, bytesInSecond: rate * 2, blockBytes: 2, bits: 16 })
  writeText(view, 36, 'data')
  view.setUint32(40, wave.length * 2, true)
  for (const [index, level] of wave.entries()) view.setInt16(headBytes + index * 2, whole(level), true)
  return bytes
}

const packedHeadBytes = 60
const blockBytes = 256
/** The first sample of a block is stored in full. */
const inBlock = (blockBytes - 4) * 2 + 1

/** A quarter of the size, and good enough for speech. */
export function packedWavFile(wave: Wave, rate: number): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(wave.length / inBlock)
  const bytes = new Uint8Array(packedHeadBytes + blocks * blockBytes)
  const view = new DataView(bytes.buffer)
  writeText(view, 0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  writeText(view, 8, 'WAVEfmt ')
  view.setUint32(16, 20, true)
  const bytesInSecond = Math.round((rate * blockBytes) / inBlock)
  writeFormat(view, { code: 17, rate, bytesInSecond, blockBytes, bits: 4 })
  view.setUint16(36, 2, true)
  view.setUint16(38, inBlock, true)
  writeText(view, 40, 'fact')
  view.setUint32(44, 4, true)
  view.setUint32(48, wave.length, true)
  writeText(view, 52, 'data')
  view.setUint32(56, blocks * blockBytes, true)
  let step = 0
  for (let block = 0; block < blocks; block++) {
    const part = wave.subarray(block * inBlock, (block + 1) * inBlock)
    step = packBlock(part, new DataView(bytes.buffer, packedHeadBytes + block * blockBytes, blockBytes), step)
  }
  return bytes
}

/** Returns its last step size: the next block begins with it. */
function packBlock(wave: Wave, into: DataView, from: number): number {
  let level = whole(wave[0] ?? 0)
  let step = from
  into.setInt16(0, level, true)
  into.setUint8(2, step)
  for (let index = 0; index < inBlock - 1; index++) {
    // The unused rest of the last block stays zero.
    const wanted = whole(wave[index + 1] ?? wave.at(-1) ?? 0)
    const size = steps[step] ?? 7
    const away = Math.abs(wanted - level)
    const code = Math.min(Math.floor((away * 4) / size), 7)
    const by = (size >> 3) + (code & 1 ? size >> 2 : 0) + (code & 2 ? size >> 1 : 0) + (code & 4 ? size : 0)
    const isDown = wanted < level
    level = Math.min(Math.max(level + (isDown ? -by : by), -full - 1), full)
    step = Math.min(Math.max(step + (stepChanges[code] ?? 0), 0), 88)
    const at = 4 + (index >> 1)
    const four = code | (isDown ? 8 : 0)
    into.setUint8(at, index % 2 === 0 ? four : into.getUint8(at) | (four << 4))
  }
  return step
}

interface Format {
  readonly code: number
  readonly rate: number
  readonly bytesInSecond: number
  readonly blockBytes: number
  readonly bits: number
}

function writeFormat(view: DataView, format: Format): void {
  view.setUint16(20, format.code, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, format.rate, true)
  view.setUint32(28, format.bytesInSecond, true)
  view.setUint16(32, format.blockBytes, true)
  view.setUint16(34, format.bits, true)
}

function writeText(view: DataView, at: number, letters: string): void {
  for (const [index, letter] of Array.from(letters).entries()) view.setUint8(at + index, letter.charCodeAt(0))
}

function whole(level: number): number {
  return Math.round(Math.min(Math.max(level, -1), 1) * full)
}

/** IMA ADPCM tables: how the step size changes with the written value, and the step sizes. */
export const stepChanges = [-1, -1, -1, -1, 2, 4, 6, 8]

export const steps = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118, 130, 143,
  157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411,
  1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442,
  11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
]

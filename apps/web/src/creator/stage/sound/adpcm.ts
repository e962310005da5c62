/**
 * Many of Scratch's own sounds are in IMA ADPCM, four bits per sample, which browsers do not decode. The method is that of
 * the IMA's recommended practices of 1992; a WAV file contains it in blocks, each with an initial sample.
 */
import { stepChanges, steps } from '@ankur/blocks/sounds/wav-file'

export interface Samples {
  readonly rate: number
  /** From -1 to 1, mono. */
  readonly samples: Float32Array<ArrayBuffer>
}

/** Null for a file in another format, or a damaged one. */
export function samplesOfAdpcm(bytes: Uint8Array): Samples | null {
  const head = headOf(bytes)
  if (!head) return null
  const { rate, blockBytes, data } = head
  const inBlock = (blockBytes - 4) * 2 + 1
  const samples = new Float32Array(Math.ceil(data.length / blockBytes) * inBlock)
  let written = 0
  for (let at = 0; at + 4 <= data.length; at += blockBytes) written = unpack(data.subarray(at, at + blockBytes), samples, written)
  return { rate, samples: samples.slice(0, written) }
}

interface Head {
  readonly rate: number
  readonly blockBytes: number
  readonly data: Uint8Array
}

const imaAdpcm = 17

function headOf(bytes: Uint8Array): Head | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 12 || text(0) !== 'RIFF' || text(8) !== 'WAVE') return null
  let format: Omit<Head, 'data'> | null = null
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    if (text(at) === 'fmt ' && at + 24 <= bytes.length) {
      const isOurs = view.getUint16(at + 8, true) === imaAdpcm && view.getUint16(at + 10, true) === 1
      format = isOurs ? { rate: view.getUint32(at + 12, true), blockBytes: view.getUint16(at + 20, true) } : null
    }
    if (text(at) === 'data')
      return format && isSound(format) ? { ...format, data: bytes.subarray(at + 8, at + 8 + length) } : null
    at += 8 + length + (length % 2)
  }
  return null
}

/** The range that browsers support. */
function isSound({ rate, blockBytes }: Omit<Head, 'data'>): boolean {
  return blockBytes > 4 && rate >= 3000 && rate <= 192_000
}

/**
 * One block: its first sample, then two in each byte, the lower half first. Returns the total number of written samples.
 */
function unpack(block: Uint8Array, into: Float32Array, from: number): number {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  let level = view.getInt16(0, true)
  let step = Math.min(view.getUint8(2), 88)
  let written = from
  into[written++] = level / 32_768
  for (let at = 4; at < block.length; at++) {
    for (const code of [view.getUint8(at) & 15, view.getUint8(at) >> 4]) {
      const size = steps[step] ?? 7
      const by = (size >> 3) + (code & 1 ? size >> 2 : 0) + (code & 2 ? size >> 1 : 0) + (code & 4 ? size : 0)
      level = Math.min(Math.max(level + (code & 8 ? -by : by), -32_768), 32_767)
      step = Math.min(Math.max(step + (stepChanges[code & 7] ?? 0), 0), 88)
      into[written++] = level / 32_768
    }
  }
  return written
}

/** A PNG with at most 256 colours. A canvas writes every pixel in full; this needs a quarter of that before compression. */
import { zlibSync } from 'fflate'
import type { IndexedPicture } from './reduce-colors.ts'

export function indexedPng({ width, height, colors, points }: IndexedPicture): Uint8Array {
  const bits = bitsFor(colors.length / 4)
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([bits, 3], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk(
      'PLTE',
      colors.filter((_, at) => at % 4 !== 3),
    ),
    chunk(
      'tRNS',
      colors.filter((_, at) => at % 4 === 3),
    ),
    chunk('IDAT', zlibSync(rowsOf({ width, height, points }, bits), { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function bitsFor(colors: number): number {
  if (colors <= 2) return 1
  if (colors <= 4) return 2
  return colors <= 16 ? 4 : 8
}

/** Each row begins with its filter number: none. */
function rowsOf({ width, height, points }: Pick<IndexedPicture, 'width' | 'height' | 'points'>, bits: number): Uint8Array {
  const inByte = 8 / bits
  const length = 1 + Math.ceil(width / inByte)
  const rows = new Uint8Array(length * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * length + 1 + Math.floor(column / inByte)
      rows[at] = (rows[at] ?? 0) | ((points[row * width + column] ?? 0) << (8 - bits - (column % inByte) * bits))
    }
  }
  return rows
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(content, 8)
  view.setUint32(content.length + 8, checksum(bytes.subarray(4, content.length + 8)))
  return bytes
}

/** CRC-32, as required by PNG. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/**
 * Rebuilds a PNG from its visible content: size, palette and pixel rows. Everything else, such as texts, locations and data
 * after its end, is removed. A file whose rows do not match its size is refused.
 */
import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'
import { longestDrawingSide, maxDrawingPoints } from '@ankur/blocks/picture/drawing-files'

const pack = promisify(deflate)
const unpack = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEAD_BYTES = 13
const GREY = 0
const COLOR = 2
const INDEXED = 3
/** The number of values per pixel, by colour type. */
const channels: Readonly<Record<number, number>> = { [GREY]: 1, [COLOR]: 3, [INDEXED]: 1, 4: 2, 6: 4 }
/** The highest of the five row filter types. */
const LAST_FILTER = 4

/** Returns null if the file is not a PNG, or not of a kind that the drawing tool makes. */
export async function rebuiltPng(bytes: Uint8Array): Promise<Buffer | null> {
  const chunks = chunksOf(Buffer.from(bytes))
  const [head] = chunks ?? []
  if (!chunks || head?.name !== 'IHDR') return null
  const rows = rowsOf(head.content)
  if (!rows) return null
  const points = await unpacked(Buffer.concat(contentsOf(chunks, 'IDAT')), rows.count * rows.length)
  if (!points || !isFiltered(points, rows.length)) return null
  const palette = rows.kind === INDEXED ? paletteOf(chunks) : []
  if (!palette) return null
  const parts = [chunk('IHDR', head.content), ...palette, chunk('IDAT', await pack(points, { level: 9 })), chunk('IEND')]
  return Buffer.concat([SIGNATURE, ...parts])
}

interface Chunk {
  readonly name: string
  readonly content: Buffer
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return chunks
    chunks.push({ name, content: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return null
}

function contentsOf(chunks: readonly Chunk[], wanted: string): Buffer[] {
  return chunks.flatMap(({ name, content }) => (name === wanted ? [content] : []))
}

/** Returns the number of rows and their length in bytes, including the filter byte. */
function rowsOf(head: Buffer): { count: number; length: number; kind: number } | null {
  if (head.length !== HEAD_BYTES) return null
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [bits = 0, kind = -1, packing, filtering, interlaced] = head.subarray(8)
  const values = channels[kind]
  const fits = bits === 8 || (kind === INDEXED && [1, 2, 4].includes(bits))
  if (values === undefined || !fits || packing !== 0 || filtering !== 0 || interlaced !== 0) return null
  if (width === 0 || height === 0 || Math.max(width, height) > longestDrawingSide || width * height > maxDrawingPoints)
    return null
  return { count: height, length: 1 + Math.ceil((width * values * bits) / 8), kind }
}

async function unpacked(packed: Buffer, length: number): Promise<Buffer | null> {
  // One byte more than allowed, so that too much data is detected without holding it in memory.
  const points = await unpack(packed, { maxOutputLength: length + 1 }).catch(() => null)
  return points?.length === length ? points : null
}

function isFiltered(points: Buffer, rowLength: number): boolean {
  for (let at = 0; at < points.length; at += rowLength) if ((points[at] ?? 0) > LAST_FILTER) return false
  return true
}

/** Returns the palette, and the transparency of its colours. */
function paletteOf(chunks: readonly Chunk[]): Buffer[] | null {
  const [colors] = contentsOf(chunks, 'PLTE')
  const [through] = contentsOf(chunks, 'tRNS')
  if (!colors || colors.length === 0 || colors.length % 3 !== 0 || colors.length > 768) return null
  if (through && through.length > colors.length / 3) return null
  return [chunk('PLTE', colors), ...(through ? [chunk('tRNS', through)] : [])]
}

function chunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

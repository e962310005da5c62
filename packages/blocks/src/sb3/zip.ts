/**
 * Extracts the few needed files from an untrusted zip.
 *
 * The directory is checked before anything is unpacked, and bytes are counted while unpacking, because declared sizes can
 * be false.
 */
import { Inflate, strFromU8 } from 'fflate'

export interface ZipLimits {
  readonly fileBytes: number
  readonly entries: number
  readonly entryBytes: number
  readonly totalBytes: number
  /** The maximum compression ratio of an entry over a million bytes. */
  readonly ratio: number
}

/** Of a game. */
export const zipLimits: ZipLimits = {
  fileBytes: 20 * 1024 * 1024,
  entries: 2000,
  entryBytes: 20_000_000,
  totalBytes: 60 * 1024 * 1024,
  ratio: 200,
}

export type ZipProblem = 'too_big' | 'not_a_zip' | 'damaged_zip' | 'unsupported_zip'
export type UnzipResult = { ok: true; files: ReadonlyMap<string, Uint8Array> } | { ok: false; problem: ZipProblem }

/** Selects the files by name. An optional one that cannot be unpacked is empty in the result. */
export function unzip(
  bytes: Uint8Array,
  choose: (names: readonly string[]) => (name: string) => boolean | 'optional',
  limits: ZipLimits = zipLimits,
): UnzipResult {
  if (bytes.length > limits.fileBytes) return { ok: false, problem: 'too_big' }
  const entries = readDirectory(bytes, limits)
  if (typeof entries === 'string') return { ok: false, problem: entries }
  const problem = tooMuch(entries, limits)
  if (problem) return { ok: false, problem }

  const files = new Map<string, Uint8Array>()
  const wanted = choose(entries.map(({ name }) => name))
  let left = limits.totalBytes
  for (const entry of entries.filter(({ name }) => wanted(name))) {
    const unpacked = unpack(bytes, entry, Math.min(left, limits.entryBytes))
    const canMiss = wanted(entry.name) === 'optional' && unpacked !== 'too_big'
    const content = typeof unpacked === 'string' && canMiss ? new Uint8Array() : unpacked
    if (typeof content === 'string') return { ok: false, problem: content }
    left -= content.length
    files.set(entry.name, content)
  }
  return { ok: true, files }
}

interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
/** Means "in the 64-bit field". */
const seeElsewhere = 0xffffffff

function readDirectory(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] | ZipProblem {
  const view = viewOf(bytes)
  const end = findEnd(view)
  // The directory is at the end: a file that begins as a zip was not downloaded to its end.
  if (end === null) return isBegun(view) ? 'damaged_zip' : 'not_a_zip'
  const count = view.getUint16(end + 10, true)
  if (count === 0xffff || view.getUint32(end + 16, true) === seeElsewhere) return 'unsupported_zip'
  if (count > limits.entries) return 'too_big'

  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) return 'damaged_zip'
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const name = strFromU8(bytes.subarray(at + 46, at + 46 + (nameBytes ?? 0)))
    const entry = {
      name,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    if (isEncrypted || [entry.bytes, entry.packedBytes, entry.offset].includes(seeElsewhere)) return 'unsupported_zip'
    entries.push(entry)
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0)
  }
  return entries
}

function isBegun(view: DataView): boolean {
  return view.byteLength >= 4 && view.getUint32(0, true) === localSignature
}

/** The record at the end of a zip; only a comment of at most 65,535 bytes can follow it. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}

function tooMuch(entries: readonly ZipEntry[], limits: ZipLimits): ZipProblem | null {
  // Overlapping entries can unpack to far more than the size of the file.
  if (areOverlapping(entries)) return 'damaged_zip'
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const isTooMuch = ({ bytes, packedBytes }: ZipEntry) =>
    bytes > limits.entryBytes || (bytes > 1_000_000 && bytes > packedBytes * limits.ratio)
  return total > limits.totalBytes || entries.some(isTooMuch) ? 'too_big' : null
}

function areOverlapping(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset)
  return inOrder.some(({ offset, packedBytes }, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && offset + localHeaderBytes + packedBytes > next.offset
  })
}

const localHeaderBytes = 30

function unpack(bytes: Uint8Array, { offset, method, packedBytes }: ZipEntry, mostBytes: number): Uint8Array | ZipProblem {
  const view = viewOf(bytes)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature) return 'damaged_zip'
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (from + packedBytes > bytes.length) return 'damaged_zip'
  const packed = bytes.subarray(from, from + packedBytes)
  if (method === 0) return packed.length > mostBytes ? 'too_big' : packed
  return method === 8 ? inflate(packed, mostBytes) : 'unsupported_zip'
}

const chunkBytes = 16_384

function inflate(packed: Uint8Array, mostBytes: number): Uint8Array | ZipProblem {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflater = new Inflate((chunk) => {
    length += chunk.length
    if (length <= mostBytes) chunks.push(chunk)
  })
  try {
    for (let at = 0; at < packed.length && length <= mostBytes; at += chunkBytes) {
      inflater.push(packed.subarray(at, at + chunkBytes), at + chunkBytes >= packed.length)
    }
  } catch {
    return 'damaged_zip'
  }
  if (length > mostBytes) return 'too_big'
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

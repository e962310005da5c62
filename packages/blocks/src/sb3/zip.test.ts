/** Zips that are built to exhaust memory, or that hide files. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSb3 } from './read.ts'

const stage = { isStage: true, name: 'Stage', variables: {}, lists: {}, broadcasts: {}, blocks: {}, costumes: [], sounds: [] }

function file(project: unknown, others: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({ 'project.json': strToU8(JSON.stringify(project)), ...others })
}

function problemOf(bytes: Uint8Array): string | null {
  const read = readSb3(bytes)
  return read.ok ? null : read.problem
}

test('a zip with an extreme compression ratio is refused before it is unpacked', () => {
  expect(problemOf(file({ targets: [stage] }, { [`${'0'.repeat(32)}.wav`]: new Uint8Array(19_000_000) }))).toBe('too_big')
})

test('a zip that declares smaller sizes than it contains is stopped while unpacking', () => {
  const bytes = file({ targets: [stage] }, { [`${'0'.repeat(32)}.wav`]: new Uint8Array(25_000_000) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  }
  expect(problemOf(bytes)).toBe('too_big')
})

/** Changes a field of every entry in the directory at the end of a zip. */
function inDirectory(bytes: Uint8Array, change: (view: DataView, at: number, index: number) => void): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  let index = 0
  for (let at = 0; at + 46 < bytes.length; at++) if (view.getUint32(at, true) === 0x02014b50) change(view, at, index++)
  return bytes
}

test('overlapping entries are refused', () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`${String(at).padStart(32, '0')}.wav`, new Uint8Array(900_000)]),
  )
  const bytes = inDirectory(file({ targets: [stage] }, many), (view, at, index) => {
    if (index > 0) view.setUint32(at + 42, 0, true)
  })
  expect(problemOf(bytes)).toBe('damaged_zip')
})

test('encrypted zips and ZIP64 are not read', () => {
  const lock = (view: DataView, at: number) => view.setUint16(at + 8, 1, true)
  const far = (view: DataView, at: number) => view.setUint32(at + 42, 0xffffffff, true)
  expect(problemOf(inDirectory(file({ targets: [stage] }), lock))).toBe('unsupported_zip')
  expect(problemOf(inDirectory(file({ targets: [stage] }), far))).toBe('unsupported_zip')
})

test('a nested zip is not opened, nor any file with another name or path', () => {
  const inner = zipSync({ [`${'a'.repeat(32)}.svg`]: strToU8('<svg/>') })
  const others = {
    [`${'b'.repeat(32)}.zip`]: inner,
    [`../${'c'.repeat(32)}.svg`]: strToU8('<svg/>'),
    [`/etc/${'d'.repeat(32)}.svg`]: strToU8('<svg/>'),
    [`..\\${'e'.repeat(32)}.svg`]: strToU8('<svg/>'),
    [`${'g'.repeat(32)}.svg`]: strToU8('<svg/>'),
    'project.json.svg': strToU8('<svg/>'),
  }
  const costumes = Object.keys(others).map((md5ext) => ({ name: md5ext, md5ext }))
  const read = readSb3(file({ targets: [{ ...stage, costumes }] }, others))
  expect(read.ok && read.notes).toEqual([
    { code: 'picture_missing', count: 6, names: costumes.map(({ name }) => name).slice(0, 5) },
  ])
})

test('fifty megabytes are refused immediately, as a zip and as text', () => {
  const large = new Uint8Array(50_000_000).fill(0x20)
  expect(problemOf(large)).toBe('too_big')
  expect(problemOf(Uint8Array.of(0x50, 0x4b, ...large.subarray(0, 10)))).toBe('not_a_zip')
  large.set([0x50, 0x4b])
  expect(problemOf(large)).toBe('too_big')
})

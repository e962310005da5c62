import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf } from '@ankur/talk'
import { readObf } from '@ankur/talk/obf/read-obf'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unpackBoard } from './open-backup.ts'

const MB = 1024 * 1024

test('an archive with a long recording that packs well is read whole', () => {
  const recording = new Uint8Array(2 * MB).map((_, at) => (at % 64 === 0 ? at / 64 : 7))
  const files = unpackBoard(
    zipSync({ 'manifest.json': strToU8('{}'), 'sounds/': new Uint8Array(0), 'sounds/en-want.wav': recording }),
  )
  expect(files).toBeInstanceOf(Map)
  expect([...(files as Map<string, Uint8Array>).keys()]).toEqual(['manifest.json', 'sounds/en-want.wav'])
  expect((files as Map<string, Uint8Array>).get('sounds/en-want.wav')?.length).toBe(2 * MB)
})

test('an archive that unpacks to far more than its size, or than declared, is refused immediately', () => {
  const bomb = zipSync({ 'manifest.json': new Uint8Array(26 * MB) })
  expect(unpackBoard(bomb)).toBe('import_too_big')
  expect(unpackBoard(saying(bomb, 100))).toBe('import_too_big')
})

test('files that share their packed bytes are damage', () => {
  const one = zipSync({ a: strToU8('a'.repeat(500)), b: strToU8('b'.repeat(500)) })
  const view = new DataView(one.buffer, one.byteOffset)
  const [, second = 0] = entriesOf(one)
  view.setUint32(second + 42, 0, true)
  expect(unpackBoard(one)).toBe('import_damaged')
  expect(unpackBoard(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBe('import_damaged')
})

/** The same archive, whose directory declares another size of its first file. */
function saying(archive: Uint8Array, size: number): Uint8Array {
  const lying = archive.slice()
  const [first = 0] = entriesOf(lying)
  new DataView(lying.buffer).setUint32(first + 24, size, true)
  return lying
}

/** Where the entries of the directory begin. */
function entriesOf(archive: Uint8Array): number[] {
  const view = new DataView(archive.buffer, archive.byteOffset)
  return [...archive.keys()].filter((at) => at + 4 <= archive.length && view.getUint32(at, true) === 0x02014b50)
}

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, 'made-elsewhere', name))

test('a package that another program wrote is read whole: its root and its folders are named by id', () => {
  const files = unpackBoard(fileOf('aac-processors-0.2.5.obz'))
  if (typeof files === 'string') throw new Error(files)
  const content = readObf((path) => strFromU8(files.get(path) ?? new Uint8Array()) || null)
  expect(content).toMatchObject({ kind: 'foreign', language: 'hi', leftOut: 0 })
  if (typeof content === 'string' || content.kind !== 'foreign') return
  expect(content.words.map(({ text, spoken }) => [text, spoken])).toEqual([
    ['पतंग', 'मेरी पतंग'],
    ['बस', null],
    ['रोटी', null],
  ])
  expect(content.words[0]?.image).toMatch(/^data:image\/svg/)
})

test('a board made here, opened in another program and saved there, has its words, their places and its folders', () => {
  const files = unpackBoard(fileOf('ankur-board-in-aac-processors-0.2.5.obz'))
  if (typeof files === 'string') throw new Error(files)
  const { grid } = JSON.parse(strFromU8(files.get('boards/core.obf') ?? new Uint8Array()))
  expect(grid.order.slice(0, 6)).toEqual(rowsOf(60, 'wide'))

  const content = readObf((path) => strFromU8(files.get(path) ?? new Uint8Array()) || null)
  if (typeof content === 'string' || content.kind !== 'foreign') throw new Error('not read as the board of another program')
  expect(content).toMatchObject({ language: 'pa', leftOut: 0 })
  // The 60 words, those of the folders and the family's own.
  expect(content.words).toHaveLength(60 + 12 * 15 + 1)
  for (const text of ['ਬੰਟੀ', 'ਹੋਰ', 'ਰੋਟੀ']) expect(content.words.map((word) => word.text)).toContain(text)
})

test('a lone board that another program wrote is read, though the folder it names is not there', () => {
  const content = readObf(() => null, fileOf('aac-processors-0.2.5.obf').toString())
  expect(content).toMatchObject({ kind: 'foreign', words: [{ text: 'पतंग' }, { text: 'बस' }] })
})

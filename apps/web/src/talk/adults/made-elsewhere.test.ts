import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readObf } from '@ankur/talk/obf/read-obf'
import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { unpackBoard } from './unpack-board.ts'

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

test('a lone board that another program wrote is read, though the folder it names is not there', () => {
  const content = readObf(() => null, fileOf('aac-processors-0.2.5.obf').toString())
  expect(content).toMatchObject({ kind: 'foreign', words: [{ text: 'पतंग' }, { text: 'बस' }] })
})

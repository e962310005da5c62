/** In its own test file: no file may have been read before. */
import { expect, test } from 'vitest'
import { newProject } from '../../new-project.ts'
import type { Block } from '../../project.ts'
import { readSb3 } from '../read.ts'
import { writeSb3 } from '../write.ts'

function made(id: string, opcode: string, inputs: Readonly<Record<string, string>>): Block {
  return { id, opcode, inputs: Object.entries(inputs).map(([name, value]) => ({ name, value })), fields: [], stacks: [] }
}

test('a game that is written before any was read has the values of its music, speech and pen in the file', () => {
  const project = newProject()
  const values = [{ DRUM: '2', BEATS: '0.25' }, { NOTE: '60', BEATS: '0.5' }, { WORDS: 'Namaste' }, { SIZE: '7' }]
  const opcodes = ['music_playDrumForBeats', 'music_playNoteForBeats', 'text2speech_speakAndWaitBlock', 'pen_setPenSizeTo']
  const blocks = [
    made('b50', 'event_whenflagclicked', {}),
    ...opcodes.map((opcode, index) => made(`b5${index + 1}`, opcode, values[index] as Record<string, string>)),
  ]
  const scripts = [{ x: 0, y: 0, blocks }]
  const written = writeSb3(
    { ...project, nextId: 100, sprites: project.sprites.map((sprite) => ({ ...sprite, scripts })) },
    new Map(),
  )
  const read = readSb3(written.ok ? written.bytes : new Uint8Array())
  const found = read.ok ? (read.project.sprites[0]?.scripts[0]?.blocks ?? []) : []
  expect(found.slice(1).map(({ inputs }) => Object.fromEntries(inputs.map(({ name, value }) => [name, value])))).toEqual(values)
})

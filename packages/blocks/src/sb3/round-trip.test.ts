import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newProject } from '../new-project.ts'
import { parseProject } from '../parse-project.ts'
import { wavFile } from '../sounds/wav-file.ts'
import { anyProject, expectSame } from './fuzz/any-project.ts'
import { files } from './fuzz/any-values.ts'
import { checkSb3 } from './check/check-sb3.ts'
import { readSb3 } from './read.ts'
import { writeSb3 } from './write.ts'

test('an exported and imported game is the same game, with its pictures and sounds', () => {
  fc.assert(
    fc.property(anyProject, (project) => {
      const written = writeSb3(project, files)
      if (!written.ok) throw new Error(written.problem)
      expect(checkSb3(written.bytes).filter(({ rule }) => rule !== 'unknown_extension')).toEqual([])
      const read = readSb3(written.bytes)
      if (!read.ok) throw new Error(read.problem)
      expectSame(read.project, project)
      expect(parseProject(read.project)).toMatchObject({ ok: true })
      expect(read.notes).toEqual([])
      for (const [name, bytes] of read.files) expect(bytes).toEqual(files.get(name))
    }),
    { numRuns: 100, seed: 7, endOnFailure: true },
  )
}, 120_000)

test('a sound of three minutes stays whole; a longer one is reported and becomes silence', () => {
  for (const [seconds, notes] of [
    [180, []],
    [181, [{ code: 'sound_too_long', names: ['song'] }]],
  ] as const) {
    const bytes = wavFile(new Float32Array(seconds * 1000), 1000)
    const project = newProject()
    const sound = { name: 'song', file: 'song.wav', seconds, rate: 1000 }
    const written = writeSb3(
      { ...project, sprites: project.sprites.map((cat) => ({ ...cat, sounds: [sound] })) },
      new Map([...files, ['song.wav', bytes]]),
    )
    if (!written.ok) throw new Error(written.problem)
    const read = readSb3(written.bytes)
    if (!read.ok) throw new Error(read.problem)
    expect(read.notes).toMatchObject(notes)
    const stored = read.files.get(read.project.sprites[0]?.sounds[0]?.file ?? '')
    expect(stored?.length === bytes.length).toBe(notes.length === 0)
  }
})

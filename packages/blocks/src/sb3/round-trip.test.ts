import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProject } from '../parse-project.ts'
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

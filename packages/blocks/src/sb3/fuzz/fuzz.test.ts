import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mulberry32 } from '../../trace.ts'
import { anyProject } from './any-project.ts'
import { files } from './any-values.ts'
import { damaged } from './damaged.ts'
import { weaknessAt } from './fuzz.ts'
import { writeSb3 } from '../write.ts'

function jsonOf(sb3: Uint8Array): string {
  return strFromU8(unzipSync(sb3)['project.json'] ?? new Uint8Array())
}

const clock = () => performance.now()
const rounds = 250

test('a real game, damaged anywhere in any way, gives a game or a problem', () => {
  const json = jsonOf(readFileSync(`${import.meta.dirname}/../../../vectors/42-catch-game/project.sb3`))
  for (let seed = 1; seed <= rounds; seed++) {
    expect(weaknessAt(strToU8(damaged(json, mulberry32(seed))), clock), `seed ${seed}`).toBeNull()
  }
}, 120_000)

test('arbitrary games, damaged anywhere, give games or problems', () => {
  fc.assert(
    fc.property(anyProject, fc.nat(), (project, seed) => {
      const written = writeSb3(project, files)
      if (!written.ok) throw new Error(written.problem)
      expect(weaknessAt(strToU8(damaged(jsonOf(written.bytes), mulberry32(seed))), clock)).toBeNull()
    }),
    { numRuns: 80, seed: 11, endOnFailure: true },
  )
}, 120_000)

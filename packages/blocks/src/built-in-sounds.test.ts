import { expect, test } from 'vitest'
import { newProject } from './new-project.ts'
import { isBuiltInSound, builtInSound, builtInSoundRate, builtInSounds, builtInSoundSeconds } from './built-in-sounds.ts'
import { md5 } from './sb3/md5.ts'
import { readSb3 } from './sb3/read.ts'
import { soundIn } from './sb3/sound-length.ts'
import { writeSb3 } from './sb3/write.ts'
import { builtInSoundFile, builtInSoundFiles } from './sounds/built-in-sound-files.ts'

function levelsOf(file: Uint8Array): number[] {
  const view = new DataView(file.buffer)
  return Array.from({ length: (file.length - 44) / 2 }, (_, index) => view.getInt16(44 + index * 2, true) / 32_767)
}

test('there are 24 sounds, each at most two seconds long and of the stated length', () => {
  expect(new Set(builtInSounds).size).toBe(24)
  for (const sound of builtInSounds) {
    const found = soundIn(builtInSoundFile(sound))
    expect(found?.kind).toBe('wav')
    expect(found?.seconds).toBeCloseTo(builtInSoundSeconds(sound), 3)
    expect(found?.seconds).toBeLessThanOrEqual(2)
  }
  expect(isBuiltInSound('constructor')).toBe(false)
})

test.each(builtInSounds)(
  '%s rises for at least 40 ms, never starts abruptly, and is at most half as loud as possible',
  (sound) => {
    const levels = levelsOf(builtInSoundFile(sound)).map(Math.abs)
    const highest = Math.max(...levels)
    expect(highest).toBeGreaterThan(0.2)
    expect(highest).toBeLessThanOrEqual(0.5001)
    const rise = 0.04 * builtInSoundRate
    expect(levels.slice(0, rise).every((level, index) => level <= (index / rise) * 0.5 + 0.001)).toBe(true)
    const parts = Array.from({ length: Math.ceil(levels.length / rise) }, (_, part) =>
      Math.max(...levels.slice(part * rise, (part + 1) * rise)),
    )
    expect(Math.max(...parts.slice(1).map((level, before) => level - (parts[before] ?? 0)))).toBeLessThan(0.35)
    expect(levels.at(-1)).toBeLessThan(0.01)
  },
)

test('an exported sound of ours is recognised when it is imported', () => {
  const project = newProject()
  const sounds = [builtInSound('soft-tone', 'Soft tone'), builtInSound('sound-rain', 'Rain')]
  const game = { ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds })) }
  const files = builtInSoundFiles(['soft-tone', 'sound-rain', 'cat'])
  const written = writeSb3(game, files)
  const own = new Map([...files].map(([name, file]) => [`${md5(file)}.wav`, name]))
  const read = readSb3(written.ok ? written.bytes : new Uint8Array(), { own })
  expect(read.ok && read.project.sprites[0]?.sounds).toMatchObject([
    { name: 'Soft tone', file: 'soft-tone' },
    { name: 'Rain', file: 'sound-rain' },
  ])
  expect(read.ok && read.files.has('sound-rain')).toBe(false)
})

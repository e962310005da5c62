import { expect, test } from 'vitest'
import { newProject } from './new-project.ts'
import { isOwnSound, ownSoundFile, ownSoundRate, ownSounds, ownSoundSeconds } from './own-sounds.ts'
import { md5 } from './sb3/md5.ts'
import { readSb3 } from './sb3/read.ts'
import { writeSb3 } from './sb3/write.ts'
import { soundIn } from './sb3/sound-length.ts'

test('each of our sounds is a file of the length that the game reckons with, and begins and ends in silence', () => {
  for (const sound of ownSounds) {
    const file = ownSoundFile(sound)
    const found = soundIn(file)
    expect(found?.kind).toBe('wav')
    expect(found?.seconds).toBeCloseTo(ownSoundSeconds(sound), 3)
    const view = new DataView(file.buffer)
    const levels = Array.from({ length: (file.length - 44) / 2 }, (_, index) => view.getInt16(44 + index * 2, true))
    expect(Math.abs(levels[0] ?? 1)).toBe(0)
    expect(Math.abs(levels.at(-1) ?? 1000)).toBeLessThan(200)
    expect(Math.max(...levels)).toBeLessThanOrEqual(16_384)
    expect(Math.max(...levels)).toBeGreaterThan(4000)
  }
  expect(isOwnSound('constructor')).toBe(false)
})

test('one of our sounds goes into a file and is known again', () => {
  const project = newProject()
  const sound = { name: 'Soft tone', file: 'soft-tone', seconds: ownSoundSeconds('soft-tone'), rate: ownSoundRate }
  const game = { ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds: [sound] })) }
  const file = ownSoundFile('soft-tone')
  const written = writeSb3(game, new Map([['soft-tone', file]]))
  const read = readSb3(written.ok ? written.bytes : new Uint8Array(), { own: new Map([[`${md5(file)}.wav`, 'soft-tone']]) })
  expect(read.ok && read.project.sprites[0]?.sounds).toMatchObject([{ name: 'Soft tone', file: 'soft-tone' }])
  expect(read.ok && read.files.has('soft-tone')).toBe(false)
})

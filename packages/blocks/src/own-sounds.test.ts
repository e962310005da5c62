import { expect, test } from 'vitest'
import { isOwnSound, ownSoundFile, ownSounds, ownSoundSeconds } from './own-sounds.ts'
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

import { expect, test } from 'vitest'
import { drumWave, noteRate, noteWave } from './notes.ts'
import { peakOf } from './wave.ts'

const rise = 0.04 * noteRate

test.each(Array.from({ length: 21 }, (_, instrument) => instrument))(
  'instrument %i rises softly and ends in silence',
  (instrument) => {
    const wave = noteWave({ pitch: 60, instrument, seconds: 0.5 })
    expect(peakOf(wave)).toBeCloseTo(0.5, 2)
    expect(wave.slice(0, rise).every((level, index) => Math.abs(level) <= (index / rise) * 0.5 + 0.001)).toBe(true)
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001)
  },
)

test('the highest note is quieter than the middle one, and no note is endless', () => {
  expect(peakOf(noteWave({ pitch: 108, instrument: 0, seconds: 0.5 }))).toBeLessThan(0.2)
  expect(noteWave({ pitch: 60, instrument: 2, seconds: 1000 }).length).toBeLessThanOrEqual(8 * noteRate)
  expect(peakOf(noteWave({ pitch: 130, instrument: 0, seconds: 0.1 }))).toBeLessThan(0.2)
})

test('each of the 18 drums is short, rises for at least 40 ms and is at most half as loud as possible', () => {
  for (let drum = 0; drum < 18; drum++) {
    const wave = drumWave(drum)
    expect(wave.length).toBeLessThanOrEqual(noteRate)
    expect(peakOf(wave)).toBeCloseTo(0.5, 2)
    expect(wave.slice(0, rise).every((level, index) => Math.abs(level) <= (index / rise) * 0.5 + 0.001)).toBe(true)
  }
})

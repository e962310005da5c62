import { expect, test } from 'vitest'
import { soundIn } from '../sb3/sound-length.ts'
import {
  bars,
  finished,
  audibleSpan,
  isSilent,
  longestSeconds,
  mostBytes,
  peakOf,
  recordedFile,
  recordedRate,
  within,
} from './wave.ts'

const rate = 1000

/** A tone of a given level for some seconds, with silence before and after. */
function toneOf(level: number, { from, to, seconds }: { from: number; to: number; seconds: number }) {
  return new Float32Array(seconds * rate).map((_, index) =>
    index >= from * rate && index < to * rate ? level * Math.sin(index / 2) : 0,
  )
}

test('only the part between start and end is kept', () => {
  const wave = toneOf(0.5, { from: 0, to: 3, seconds: 3 })
  expect(finished(wave, rate, { start: 0.4, end: 2.8, loud: 45 })).toHaveLength(2400)
})

test('loudness: a whisper is amplified, a shout is limited to half, and the slider moves between', () => {
  const loudOf = (level: number, loud: number) =>
    peakOf(finished(toneOf(level, { from: 0, to: 2, seconds: 2 }), rate, { start: 0, end: 2, loud }))
  expect(loudOf(1, 100)).toBeCloseTo(0.5, 2)
  expect(loudOf(0.05, 100)).toBeCloseTo(0.5, 2)
  expect(loudOf(1, 45)).toBeLessThan(loudOf(1, 100))
  expect(loudOf(1, 0)).toBeLessThan(loudOf(1, 45))
  expect(loudOf(1, 0)).toBeGreaterThan(0.02)
  // The noise of a room is not amplified further.
  expect(loudOf(0.001, 100)).toBeLessThan(0.02)
})

test('every sound fades in and out within 80 ms', () => {
  const wave = finished(new Float32Array(2 * rate).fill(1), rate, { start: 0, end: 2, loud: 100 })
  expect(wave[0]).toBe(0)
  expect(wave[40]).toBeCloseTo(0.25, 2)
  expect(wave[80]).toBeCloseTo(0.5, 2)
  expect(wave.at(-41)).toBeCloseTo(0.25, 2)
  expect(wave.at(-1)).toBe(0)
})

test('silence is detected, and stays silence', () => {
  expect(isSilent(new Float32Array(rate))).toBe(true)
  expect(isSilent(toneOf(0.1, { from: 0, to: 1, seconds: 1 }))).toBe(false)
  expect(peakOf(finished(new Float32Array(rate), rate, { start: 0, end: 1, loud: 100 }))).toBe(0)
})

test('speech is found, with a little before and after', () => {
  const { start, end } = audibleSpan(toneOf(0.4, { from: 1, to: 2, seconds: 4 }), rate)
  expect(start).toBeCloseTo(0.9, 1)
  expect(end).toBeCloseTo(2.2, 1)
})

test('a part is never shorter than the minimum, longer than the maximum, or outside the recording', () => {
  expect(within(3.44, { start: -1, end: 9 })).toEqual({ start: 0, end: 3.4 })
  expect(within(3.4, { start: 3.3, end: 3.4 })).toEqual({ start: 3.2, end: 3.4 })
  expect(within(3.4, { start: 2, end: 2.1 }, 'end')).toEqual({ start: 1.9, end: 2.1 })
  expect(within(60, { start: 0, end: 60 })).toEqual({ start: 0, end: longestSeconds })
  expect(within(60, { start: 0, end: 60 }, 'end')).toEqual({ start: 50, end: 60 })
  expect(within(0.1, { start: 0, end: 0.1 }).start).toBe(0)
})

test('bars show the loudness of each part', () => {
  expect(bars(Float32Array.of(0, 0.5, -1, 0), 2)).toEqual([0.5, 1])
  expect(bars(new Float32Array(0), 3)).toEqual([0, 0, 0])
})

test('the longest recording gives a file of at most 240 KB with its length', () => {
  for (const seconds of [1, longestSeconds]) {
    const file = recordedFile(new Float32Array(seconds * recordedRate).fill(0.1))
    expect(file.length).toBeLessThanOrEqual(mostBytes)
    expect(soundIn(file)?.kind).toBe('wav')
    expect(soundIn(file)?.seconds).toBeCloseTo(seconds, 1)
  }
})

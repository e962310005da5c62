import { expect, test } from 'vitest'
import { builtInSoundFile } from '@ankur/blocks/sounds/built-in-sound-files'
import { packedWavFile } from '@ankur/blocks/sounds/wav-file'
import { samplesOfAdpcm } from './adpcm.ts'

/** A file of one block: begins at 1000 with the eighth step size (16), then the codes. */
function file(codes: readonly number[], rate = 22_050): Uint8Array {
  const blockBytes = 4 + codes.length / 2
  const bytes = new Uint8Array(20 + 20 + 8 + blockBytes)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('RIFF    WAVEfmt '))
  view.setUint32(16, 20, true)
  for (const [index, value] of [17, 1].entries()) view.setUint16(20 + index * 2, value, true)
  view.setUint32(24, rate, true)
  view.setUint16(32, blockBytes, true)
  bytes.set(new TextEncoder().encode('data'), 40)
  view.setUint32(44, blockBytes, true)
  view.setInt16(48, 1000, true)
  view.setUint8(50, 8)
  for (let at = 0; at < codes.length; at += 2) view.setUint8(52 + at / 2, (codes[at] ?? 0) | ((codes[at + 1] ?? 0) << 4))
  return bytes
}

test('four bits change the level by the step, and large changes increase the step', () => {
  const found = samplesOfAdpcm(file([0, 4, 12, 7]))
  expect(found?.rate).toBe(22_050)
  // 16 / 8; then step 14: 14 / 8 + 14; then down by step 17: 2 + 17; then step 21: 2 + 5 + 10 + 21.
  expect([...(found?.samples ?? [])].map((sample) => Math.round(sample * 32_768))).toEqual([1000, 1002, 1017, 998, 1036])
})

test('a file with another format, truncated or with an unsupported sample rate is refused', () => {
  expect(samplesOfAdpcm(builtInSoundFile('soft-tone'))).toBeNull()
  expect(samplesOfAdpcm(file([0, 0]).subarray(0, 30))).toBeNull()
  expect(samplesOfAdpcm(file([0, 0], 1))).toBeNull()
  expect(samplesOfAdpcm(new Uint8Array())).toBeNull()
})

test('a compressed recording decodes to nearly the same sound', () => {
  const wave = new Float32Array(3000).map((_, index) => 0.4 * Math.sin(index / 12) * Math.min(1, index / 800))
  const back = samplesOfAdpcm(packedWavFile(wave, 22_050))
  expect(back?.rate).toBe(22_050)
  const errors = [...wave].map((level, index) => Math.abs(level - (back?.samples[index] ?? 9)))
  expect(Math.max(...errors)).toBeLessThan(0.03)
})

/** Processing of a recording: cutting, amplifying and fading. Samples in, samples out. */
import { packedWavFile, type Wave, wavFile } from './wav-file.ts'

/** Of the stored sound. */
export const recordedRate = 22_050
export const longestSeconds = 10
/** The minimum length. */
export const shortestSeconds = 0.2
/** The maximum length of one sound. Above it the file is compressed. */
export const mostBytes = 240 * 1024

/** Seconds from the beginning. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** No sample exceeds half of full scale. */
const maxLoudness = 0.5
const soft = { rise: 0.08, fall: 0.08 }
/** The maximum amplification of a whisper; more would amplify the noise of the room. */
const maxGain = 12
/** Below it there is only the noise of the microphone. */
const silent = 0.008

/** The part between two moments at the given loudness (0 to 100), with fades at both ends. */
export function finished(wave: Wave, rate: number, { start, end, loud }: Span & { loud: number }): Wave {
  const part = wave.slice(Math.round(start * rate), Math.round(end * rate))
  return softened(madeLoud(part, loud), rate, soft)
}

/** As a file within the size limit. */
export function recordedFile(wave: Wave): Uint8Array<ArrayBuffer> {
  const plain = wavFile(wave, recordedRate)
  return plain.length <= mostBytes ? plain : packedWavFile(wave, recordedRate)
}

function madeLoud(wave: Wave, loud: number): Wave {
  const highest = peakOf(wave)
  if (highest === 0) return wave
  // Half of the slider is heard as half as loud, so that no position is nearly silent.
  const wanted = maxLoudness * Math.max(Math.sqrt(Math.min(Math.max(loud, 0), 100) / 100), 0.1)
  const gain = Math.min(wanted / highest, maxGain)
  return wave.map((level) => level * gain)
}

export function softened(wave: Wave, rate: number, { rise, fall }: { rise: number; fall: number }): Wave {
  const up = Math.min(Math.round(rise * rate), wave.length / 2)
  const down = Math.min(Math.round(fall * rate), wave.length / 2)
  const last = wave.length - 1
  return wave.map((level, index) => level * Math.min(1, index / up, (last - index) / down))
}

export function peakOf(wave: Wave): number {
  return wave.reduce((most, level) => Math.max(most, Math.abs(level)), 0)
}

/** Whether the recording is silent. */
export function isSilent(wave: Wave): boolean {
  return peakOf(wave) < silent
}

/** The peak of each of this many equal parts, from 0 to 1. */
export function bars(wave: Wave, count: number): number[] {
  const each = wave.length / count
  return Array.from({ length: count }, (_, index) =>
    peakOf(wave.subarray(Math.floor(index * each), Math.max(Math.floor((index + 1) * each), Math.floor(index * each) + 1))),
  )
}

const lookSeconds = 0.02
const before = 0.1
const after = 0.2

/** The range with speech, with a little before and after it; at most the maximum length. */
export function audibleSpan(wave: Wave, rate: number): Span {
  const seconds = wave.length / rate
  const parts = Math.max(1, Math.ceil(seconds / lookSeconds))
  const levels = bars(wave, parts)
  const enough = Math.max(...levels) * 0.12
  const first = levels.findIndex((level) => level >= enough)
  const last = levels.findLastIndex((level) => level >= enough)
  const at = (index: number) => (index * seconds) / parts
  return within(seconds, { start: at(first) - before, end: at(last + 1) + after })
}

/** In tenths of a second; the start, or the end if that was moved, is adjusted to the allowed lengths. */
export function within(seconds: number, { start, end }: Span, moved: 'start' | 'end' = 'start'): Span {
  const last = Math.floor(seconds * 10) / 10
  const tenth = (value: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(value, least), Math.max(least, most)) * 10) / 10
  if (moved === 'start') {
    const from = tenth(start, 0, last - shortestSeconds)
    return { start: from, end: tenth(end, from + shortestSeconds, Math.min(last, from + longestSeconds)) }
  }
  const to = tenth(end, shortestSeconds, last)
  return { start: tenth(start, Math.max(0, to - longestSeconds), to - shortestSeconds), end: to }
}

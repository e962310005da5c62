/**
 * Synthesised notes and drums for Scratch's music: softer than the original on purpose. Each rises for at least 40 ms, none
 * is shrill, and they differ by pitch, length and whether they fade or are held.
 */
import { peakOf, softened } from './wave.ts'
import type { Wave } from './wav-file.ts'

export const noteRate = 22_050
const loudness = 0.5
const rise = 0.05
const longest = 8

interface Note {
  /** In MIDI numbers: 60 is middle C. */
  readonly pitch: number
  /** From 0, in Scratch's order. */
  readonly instrument: number
  readonly seconds: number
}

export function noteWave({ pitch, instrument, seconds }: Note): Wave {
  const hertz = 440 * 2 ** ((pitch - 69) / 12)
  const isHeld = held.has(instrument)
  // Struck instruments ring on for a little; blown ones end with the note.
  const sounds = Math.min(seconds + (isHeld ? 0.1 : 0.5), longest)
  const parts = (brightness[instrument] ?? usual).filter((_, index) => hertz * (index + 1) < noteRate / 2.2)
  const wave = samples(sounds, (t) => {
    const level = parts.reduce((sum, part, index) => sum + part * Math.sin(2 * Math.PI * hertz * (index + 1) * t), 0)
    return isHeld ? level : level * Math.exp(-2.5 * t)
  })
  // High notes are more piercing, so they are quieter.
  return leveled(softened(wave, noteRate, { rise, fall: isHeld ? 0.15 : 0.3 }), Math.min(1, 880 / hertz))
}

/** From 0, in Scratch's order. */
export function drumWave(drum: number): Wave {
  const { hertz = 0, hiss = 0, seconds } = drums[drum] ?? snare
  let seed = 1 + drum
  let noise = 0
  const wave = samples(seconds, (t) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    noise += 0.35 * (seed / 0x8000_0000 - 1 - noise)
    const tone = hertz === 0 ? 0 : Math.sin(2 * Math.PI * hertz * t * (1 - 0.25 * Math.min(t / seconds, 1)))
    // It fades only once it has risen: the product of both would be loudest too early.
    return (tone + hiss * noise) * Math.exp((-4 * Math.max(0, t - rise)) / seconds)
  })
  return leveled(softened(wave, noteRate, { rise, fall: 0.08 }), 1)
}

function samples(seconds: number, level: (seconds: number) => number): Wave {
  return new Float32Array(Math.max(1, Math.round(seconds * noteRate))).map((_, index) => level(index / noteRate))
}

function leveled(wave: Wave, share: number): Wave {
  const gain = (loudness * share) / (peakOf(wave) || 1)
  return wave.map((level) => level * gain)
}

/** Organ, cello, trombone, clarinet, saxophone, flutes, bassoon, choir, and the two synthesizers. */
const held = new Set([2, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20])
/** The amplitude of each overtone. */
const usual = [1, 0.4, 0.2, 0.1]
const brightness: Readonly<Record<number, readonly number[]>> = {
  2: [1, 0.6, 0.4, 0.3],
  7: [1, 0.5, 0.35, 0.2, 0.1],
  8: [1, 0.6, 0.3, 0.15],
  9: [1, 0, 0.5, 0, 0.2],
  11: [1, 0.15],
  12: [1, 0.05, 0.1],
  14: [1, 0.3, 0.1],
  15: [1, 0, 0, 0.3],
  16: [1, 0, 0.3],
  18: [1, 0, 0, 0.2],
}

interface Drum {
  readonly hertz?: number
  readonly hiss?: number
  readonly seconds: number
}

const snare: Drum = { hertz: 180, hiss: 1.2, seconds: 0.25 }
const drums: readonly Drum[] = [
  snare,
  { hertz: 80, seconds: 0.35 },
  { hertz: 500, hiss: 0.4, seconds: 0.14 },
  { hiss: 1, seconds: 1 },
  { hiss: 1, seconds: 0.5 },
  { hiss: 1, seconds: 0.15 },
  { hiss: 1, seconds: 0.3 },
  { hiss: 1, seconds: 0.2 },
  { hertz: 900, seconds: 0.15 },
  { hertz: 700, seconds: 0.16 },
  { hertz: 540, seconds: 0.3 },
  { hertz: 1000, seconds: 0.8 },
  { hertz: 260, seconds: 0.25 },
  { hertz: 200, seconds: 0.3 },
  { hiss: 1, seconds: 0.18 },
  { hiss: 1, seconds: 0.35 },
  { hertz: 300, hiss: 0.8, seconds: 0.6 },
  { hertz: 330, seconds: 0.35 },
]

/** Our own sounds as WAV files. Computed without randomness: the same sound gives the same file everywhere. */
import { type FirstSound, isBuiltInSound, type BuiltInSound, builtInSoundRate, builtInSoundSeconds } from '../built-in-sounds.ts'
import { peakOf, softened } from './wave.ts'
import { type Wave, wavFile } from './wav-file.ts'

/** As a fraction of full scale: below speech. */
const loudness = 0.5

export function builtInSoundFile(sound: BuiltInSound): Uint8Array<ArrayBuffer> {
  return wavFile(isTone(sound) ? tonesOf(sound) : waveOf(sound), builtInSoundRate)
}

/** The given files that are ours. */
export function builtInSoundFiles(names: readonly string[]): Map<string, Uint8Array> {
  return new Map([...new Set(names)].filter(isBuiltInSound).map((name) => [name, builtInSoundFile(name)] as const))
}

function waveOf(sound: Exclude<BuiltInSound, FirstSound>): Wave {
  const wave = new Float32Array(Math.round(builtInSoundSeconds(sound) * builtInSoundRate))
  const recipe = recipes[sound]
  const level = recipe.make()
  for (let index = 0; index < wave.length; index++) wave[index] = level(index / builtInSoundRate)
  const soft = softened(wave, builtInSoundRate, { rise: recipe.rise ?? minRise, fall: recipe.fall ?? 0.1 })
  const highest = peakOf(soft)
  return soft.map((each) => (each / highest) * loudness)
}

const minRise = 0.065

interface Note {
  readonly hertz: number
  readonly atSeconds: number
}

const tones = {
  'soft-tone': [{ hertz: 392, atSeconds: 0 }],
  'two-tones': [
    { hertz: 392, atSeconds: 0 },
    { hertz: 523.25, atSeconds: 0.3 },
  ],
  'low-tone': [{ hertz: 196, atSeconds: 0 }],
} as const satisfies Record<FirstSound, readonly Note[]>

function isTone(sound: BuiltInSound): sound is FirstSound {
  return Object.hasOwn(tones, sound)
}

const toneSeconds = 0.6
const toneRise = 0.08

function tonesOf(sound: FirstSound): Float64Array {
  const notes = tones[sound]
  return new Float64Array(Math.round(builtInSoundSeconds(sound) * builtInSoundRate)).map((_, index) => {
    const level = notes.reduce((sum: number, note) => sum + toneAt(index / builtInSoundRate, note), 0)
    return (level / notes.length) * loudness
  })
}

/** From -1 to 1: a wave that swells, then fades to silence. */
function toneAt(seconds: number, { hertz, atSeconds }: Note): number {
  const at = seconds - atSeconds
  if (at < 0 || at > toneSeconds) return 0
  const swell = Math.min(at / toneRise, (toneSeconds - at) / (toneSeconds - toneRise), 1)
  return Math.sin(2 * Math.PI * hertz * at) * swell
}

/** The level at a moment; called sample by sample from the beginning. */
type Level = (seconds: number) => number

interface Recipe {
  readonly make: () => Level
  readonly rise?: number
  readonly fall?: number
}

const sa = 261.63

const recipes: Readonly<Record<Exclude<BuiltInSound, FirstSound>, Recipe>> = {
  'sound-sa': note(1),
  'sound-re': note(9 / 8),
  'sound-ga': note(5 / 4),
  'sound-ma': note(4 / 3),
  'sound-pa': note(3 / 2),
  'sound-dha': note(5 / 3),
  'sound-ni': note(15 / 8),
  'sound-bell': {
    make: () => (t) => sine(523, t) * fade(t, 2) + 0.5 * sine(1441, t) * fade(t, 4) + 0.2 * sine(2820, t) * fade(t, 7),
    fall: 0.5,
  },
  'sound-drum-soft': { make: () => (t) => glide(t, 180, 110, 0.2) * fade(t, 8), fall: 0.2 },
  'sound-drum-low': { make: () => (t) => glide(t, 110, 70, 0.3) * fade(t, 6), fall: 0.3 },
  'sound-flute': {
    make() {
      const breath = hissBelow(3000)
      const pitch = phase()
      return (t) => {
        const at = pitch(587 * (1 + 0.004 * sine(5, t)))
        return Math.sin(at) + 0.15 * Math.sin(2 * at) + 0.05 * breath(t)
      }
    },
    rise: 0.15,
    fall: 0.35,
  },
  'sound-drop': { make: () => (t) => blip(t, { at: 0, from: 500, to: 1100 }) + 0.6 * blip(t, { at: 0.25, from: 650, to: 1300 }) },
  'sound-rain': {
    make() {
      const [low, high] = [hissBelow(900), hissBelow(4000)]
      return (t) => (high(t) - low(t)) * (1 + 0.2 * sine(1.3, t) + 0.15 * sine(3.1, t))
    },
    rise: 0.4,
    fall: 0.6,
  },
  'sound-wind': {
    make() {
      const hiss = hissBelow(420)
      return (t) => hiss(t) * (0.6 + 0.4 * Math.sin(Math.PI * t))
    },
    rise: 0.6,
    fall: 0.8,
  },
  'sound-leaf': {
    make() {
      const [low, high] = [hissBelow(1200), hissBelow(4500)]
      return (t) => (high(t) - low(t)) * [0, 0.22, 0.4].reduce((sum, at) => sum + swell(t - at, 0.3), 0)
    },
    fall: 0.2,
  },
  'sound-bird': {
    make() {
      const pitch = phase()
      return (t) => {
        const [at, isLast] = t < 0.35 ? [t, false] : t < 0.62 ? [t - 0.3, false] : [t - 0.6, true]
        const rising = isLast ? 1900 + 500 * sine(6, at) : 2100 + 1500 * at
        return Math.sin(pitch(rising)) * swell(at, isLast ? 0.35 : 0.22)
      }
    },
  },
  'sound-bubble': {
    make: () => (t) =>
      blip(t, { at: 0, from: 300, to: 600 }) +
      blip(t, { at: 0.26, from: 380, to: 760 }) +
      blip(t, { at: 0.52, from: 460, to: 900 }),
  },
  'sound-steps': {
    make() {
      const hiss = hissBelow(300)
      return (t) => hiss(t) * [0, 0.45, 0.9, 1.35].reduce((sum, at) => sum + swell(t - at, 0.24), 0)
    },
  },
  'sound-page': {
    make() {
      const [low, high] = [hissBelow(700), hissBelow(3500)]
      return (t) => (high(t) - low(t)) * (0.3 + Math.sin(Math.PI * Math.min(t / 0.5, 1)))
    },
    rise: 0.15,
    fall: 0.25,
  },
  'sound-click': { make: () => (t) => (sine(620, t) + 0.4 * sine(1240, t)) * fade(t, 6), rise: 0.08 },
  'sound-purr': {
    make() {
      const hiss = hissBelow(240)
      return (t) => hiss(t) * (0.55 + 0.45 * sine(24, t)) * (0.7 + 0.3 * sine(0.5, t))
    },
    rise: 0.3,
    fall: 0.4,
  },
}

/** A harmonium: a few overtones. */
function note(above: number): Recipe {
  const hertz = sa * above
  const parts = [1, 0.5, 0.28, 0.15, 0.08]
  return {
    make: () => (t) => parts.reduce((sum, part, index) => sum + part * sine(hertz * (index + 1), t), 0),
    rise: 0.09,
    fall: 0.4,
  }
}

function sine(hertz: number, seconds: number): number {
  return Math.sin(2 * Math.PI * hertz * seconds)
}

function fade(seconds: number, quickness: number): number {
  return Math.exp(-quickness * seconds)
}

/** A pitch that slides to another and stays there. */
function glide(seconds: number, from: number, to: number, during: number): number {
  const moving = Math.min(seconds, during)
  return sine(1, from * moving + ((to - from) * moving * moving) / (2 * during) + to * Math.max(0, seconds - during))
}

function blip(seconds: number, { at, from, to }: { at: number; from: number; to: number }): number {
  const since = seconds - at
  return since < 0 ? 0 : glide(since, from, to, 0.2) * swell(since, 0.24)
}

/** Up and down again, slowly enough not to startle. */
function swell(seconds: number, within: number): number {
  if (seconds <= 0 || seconds >= within) return 0
  return Math.sin((Math.PI * seconds) / within) ** 2
}

/** Accumulates the phase of a wave whose pitch changes. */
function phase(): (hertz: number) => number {
  let at = 0
  return (hertz) => (at += (2 * Math.PI * hertz) / builtInSoundRate)
}

/** Low-pass filtered noise from a fixed pseudo-random sequence. */
function hissBelow(hertz: number): Level {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / builtInSoundRate)
  let seed = 20_261_123
  let once = 0
  let twice = 0
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    once += share * (seed / 0x8000_0000 - 1 - once)
    twice += share * (once - twice)
    return twice
  }
}

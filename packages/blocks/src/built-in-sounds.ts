/**
 * Our own sounds: soft, at most two seconds long, without an abrupt start or end, so that none is startling. They are
 * computed (`sounds/built-in-sound-files.ts`) and need no file; their licence is that of our drawings, CC BY 4.0.
 */
import type { Sound } from './project.ts'

/** The sounds that a sprite without any gets with its first sound block. */
export const firstSounds = ['soft-tone', 'two-tones', 'low-tone'] as const
export type FirstSound = (typeof firstSounds)[number]

/** The sound library in display order. */
export const soundsOf = {
  notes: [...firstSounds, 'sound-sa', 'sound-re', 'sound-ga', 'sound-ma', 'sound-pa', 'sound-dha', 'sound-ni'],
  music: ['sound-bell', 'sound-drum-soft', 'sound-drum-low', 'sound-flute'],
  nature: ['sound-drop', 'sound-rain', 'sound-wind', 'sound-leaf', 'sound-bird', 'sound-bubble'],
  things: ['sound-steps', 'sound-page', 'sound-click', 'sound-purr'],
} as const

export type SoundKind = keyof typeof soundsOf
export type BuiltInSound = (typeof soundsOf)[SoundKind][number]

export const soundKinds: readonly SoundKind[] = ['notes', 'music', 'nature', 'things']
export const builtInSounds: readonly BuiltInSound[] = soundKinds.flatMap((kind) => soundsOf[kind])

/** Per second; the highest tone has far fewer waves. */
export const builtInSoundRate = 11_025

const noteSeconds = 0.9
const lengths: Readonly<Record<BuiltInSound, number>> = {
  'soft-tone': 0.6,
  // The second tone begins 0.3 seconds after the first.
  'two-tones': 0.6 + 0.3,
  'low-tone': 0.6,
  'sound-sa': noteSeconds,
  'sound-re': noteSeconds,
  'sound-ga': noteSeconds,
  'sound-ma': noteSeconds,
  'sound-pa': noteSeconds,
  'sound-dha': noteSeconds,
  'sound-ni': noteSeconds,
  'sound-bell': 1.8,
  'sound-drum-soft': 0.5,
  'sound-drum-low': 0.7,
  'sound-flute': 1.2,
  'sound-drop': 0.6,
  'sound-rain': 2,
  'sound-wind': 2,
  'sound-leaf': 0.8,
  'sound-bird': 1,
  'sound-bubble': 0.9,
  'sound-steps': 1.8,
  'sound-page': 0.5,
  'sound-click': 0.2,
  'sound-purr': 2,
}

export function builtInSoundSeconds(sound: BuiltInSound): number {
  return lengths[sound]
}

export function isBuiltInSound(file: string): file is BuiltInSound {
  return Object.hasOwn(lengths, file)
}

export function builtInSound(file: BuiltInSound, name: string): Sound {
  return { name, file, seconds: builtInSoundSeconds(file), rate: builtInSoundRate }
}

import { progressStore } from '../progress.ts'

/**
 * Soft synthesised tones, so that no file is needed: one when a piece is placed, one more at the end of a round. Each fades
 * in and out slowly. A miss makes no sound, and sound is never the only information.
 */
export type Tone = 'placed' | 'finished'

/** The sound of a scene after the tone of a placed piece. Never at the same time: one sound after the other. */
export interface SceneSound {
  readonly seconds: number
  /** As a fraction of the volume; below a half. */
  readonly peak: number
  readonly voice: (audio: AudioContext, start: number, seconds: number) => OscillatorNode
}

/** The pitch rises piece by piece, and stays below 600 Hz. */
const rising = [392, 440, 494, 523.25, 587.33]
const TONE_SECONDS = 0.45
/** Shorter if a sound of the scene follows, so that both take at most 0.65 s. */
const TONE_BEFORE_SECONDS = 0.35
const ATTACK_SECONDS = 0.08
/** The end of a round is heard after the last piece: after its sounds, or after its name. */
const END_AFTER_SECONDS = 0.65
const END_AFTER_NAME_SECONDS = 1.5

let context: AudioContext | null = null

/** With the sound of the games on. Call it from a press: browsers allow no sound before. */
export function playTone(tone: Tone, nth = 1, scene?: SceneSound): void {
  const { sound: isOn, volume, voice: isNamed } = progressStore.load().settings
  if (!isOn || !('AudioContext' in window)) return
  context ??= new AudioContext()
  context.resume().catch(() => {
    // The browser does not allow it now; all that matters is seen.
  })
  const pitches = tone === 'finished' ? [392, 523.25] : [rising[Math.min(nth, rising.length) - 1] ?? 392]
  const seconds = scene ? TONE_BEFORE_SECONDS : TONE_SECONDS
  const wait = tone === 'placed' ? 0 : isNamed ? END_AFTER_NAME_SECONDS : END_AFTER_SECONDS
  for (const [index, pitch] of pitches.entries())
    sound(context, { seconds, peak: 0.5, voice: (audio) => steady(audio, pitch) }, volume, wait + index * 0.3)
  if (scene) sound(context, scene, volume, seconds)
}

function steady(audio: AudioContext, pitch: number): OscillatorNode {
  const voice = audio.createOscillator()
  voice.frequency.value = pitch
  return voice
}

function sound(audio: AudioContext, { seconds, peak, voice }: SceneSound, volumePercent: number, wait: number) {
  const start = audio.currentTime + wait
  const source = voice(audio, start, seconds)
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime((volumePercent / 100) * peak, start + ATTACK_SECONDS)
  loudness.gain.linearRampToValueAtTime(0, start + seconds)
  source.connect(loudness).connect(audio.destination)
  source.start(start)
  source.stop(start + seconds)
}

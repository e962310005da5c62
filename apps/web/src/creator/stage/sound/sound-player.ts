/**
 * Plays the sounds of a running game with Web Audio. A sprite's volume, pitch and pan apply while it plays; a sound that
 * its sprite, or a clone, starts again restarts, as in Scratch. Everything is below the volume chosen by an adult, fades in softly
 * whatever the file contains, and never exceeds half of the device's maximum.
 */
import type { Actor, Machine } from '@ankur/blocks/machine/state'
import { noteSamples, soundSamples } from './sound-samples.ts'

/** A loop that starts sounds of many clones must not drown out everything. */
const maxVoices = 32
const riseSeconds = 0.04
/** For the first sound after sound was turned on. */
const firstRiseSeconds = 0.3

interface Voice {
  readonly actor: Actor
  /** Null for a note, which is never restarted. */
  readonly file: string | null
  readonly source: AudioBufferSourceNode
  readonly loudness: GainNode
  readonly side: StereoPannerNode
}

type PendingSound = Pick<Voice, 'actor' | 'file'>

export interface SoundPlayer {
  /** After each frame: starts its sounds, and updates volumes. */
  readonly follow: (machine: Machine) => void
  readonly silence: () => void
  /** While a game is paused its sounds are suspended. */
  readonly hold: (isHeld: boolean) => void
  readonly setVolume: (percent: number) => void
  readonly close: () => void
}

export function createSoundPlayer(): SoundPlayer {
  const audio = new AudioContext()
  const all = audio.createGain()
  all.connect(limiter(audio)).connect(audio.destination)
  const voices = new Set<Voice>()
  let lastPlayed: Machine['played'] | null = null
  /** Counts stops, so that a sound that was still being decoded does not start afterwards. */
  let silences = 0
  let rise = firstRiseSeconds

  const silence = () => {
    silences++
    for (const { source } of voices) source.stop()
    voices.clear()
  }
  /** Sounds of a sprite that are still being decoded. */
  const awaited = new Set<PendingSound>()
  const begin = async (actor: Actor, file: string | null, reading: Promise<AudioBuffer | null>) => {
    const at = silences
    const waiting = { actor, file }
    awaited.add(waiting)
    const samples = await reading
    if (!awaited.delete(waiting) || !samples || at !== silences || voices.size >= maxVoices) return
    if (file !== null) endVoices(actor.program, file)
    const voice = newVoice(audio, { actor, file, samples, rise, into: all })
    rise = riseSeconds
    voices.add(voice)
    voice.source.addEventListener('ended', () => voices.delete(voice))
    voice.source.start()
  }
  const endVoices = (program: Actor['program'], file: string) => {
    for (const voice of voices) {
      if (voice.actor.program !== program || voice.file !== file) continue
      voice.source.stop()
      voices.delete(voice)
    }
  }
  const endStopped = ({ stoppedSounds }: Machine) => {
    for (const { program, sound } of stoppedSounds) {
      for (const each of awaited) if (each.actor.program === program && each.file === sound.file) awaited.delete(each)
      endVoices(program, sound.file)
    }
  }
  return {
    follow(machine) {
      for (const voice of voices) tune(voice)
      // A frame may be reported more than once if a tool is pressed between two.
      if (machine.played === lastPlayed) return
      lastPlayed = machine.played
      if (machine.silencedAfter !== null) silence()
      endStopped(machine)
      for (const [index, { actor, sound }] of lastPlayed.entries()) {
        if (isHeard(machine, index)) void begin(actor, sound.file, soundSamples(audio, sound.file))
      }
      for (const { actor, sound } of machine.notes) void begin(actor, null, noteSamples(audio, sound))
    },
    silence,
    hold: (isHeld) => void (isHeld ? audio.suspend() : audio.resume()).catch(() => {}),
    setVolume: (percent) => void all.gain.setValueAtTime(percent / 100, audio.currentTime),
    close: () => void audio.close().catch(() => {}),
  }
}

/** Whether a sound started in this frame was not stopped later in the same frame. */
function isHeard({ played, silencedAfter, stoppedSounds }: Machine, index: number): boolean {
  const started = played[index]
  if (!started || index < (silencedAfter ?? 0)) return false
  return !stoppedSounds.some(
    ({ program, sound, after }) => after > index && program === started.actor.program && sound === started.sound,
  )
}

/** A limiter: bends the sum of many voices to below a half, and leaves one soft sound nearly unchanged. */
function limiter(audio: AudioContext): WaveShaperNode {
  const points = 1025
  const shaper = audio.createWaveShaper()
  shaper.curve = new Float32Array(points).map((_, index) => Math.tanh((index / (points - 1)) * 4 - 2) / 2)
  return shaper
}

interface Sounding {
  readonly actor: Actor
  readonly file: string | null
  readonly samples: AudioBuffer
  readonly rise: number
  readonly into: AudioNode
}

function newVoice(audio: AudioContext, { actor, file, samples, rise, into }: Sounding): Voice {
  const source = audio.createBufferSource()
  source.buffer = samples
  const voice = { actor, file, source, loudness: audio.createGain(), side: audio.createStereoPanner() }
  const swell = audio.createGain()
  swell.gain.setValueAtTime(0, audio.currentTime)
  swell.gain.linearRampToValueAtTime(1, audio.currentTime + rise)
  source.connect(swell).connect(voice.loudness).connect(voice.side).connect(into)
  tune(voice)
  return voice
}

function tune({ actor, file, source, loudness, side }: Voice): void {
  loudness.gain.value = actor.volume / 100
  if (file === null) return
  side.pan.value = (actor.soundEffects.get('pan') ?? 0) / 100
  // Ten for each semitone, as in Scratch.
  source.playbackRate.value = 2 ** ((actor.soundEffects.get('pitch') ?? 0) / 120)
}

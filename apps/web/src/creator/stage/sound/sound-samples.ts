/** The decoded sounds of a game: ours are computed, others are in this device's store. Each is decoded once. */
import type { Note } from '@ankur/blocks/machine/state'
import { isBuiltInSound } from '@ankur/blocks/built-in-sounds'
import { builtInSoundFile } from '@ankur/blocks/sounds/built-in-sound-files'
import { loadFiles } from '../../files/stored-files.ts'
import { samplesOfAdpcm } from './adpcm.ts'

const known = new Map<string, Promise<AudioBuffer | null>>()

/** Null for a missing sound or one that this browser cannot decode: then there is silence. */
export function soundSamples(audio: BaseAudioContext, file: string): Promise<AudioBuffer | null> {
  const found = known.get(file) ?? read(audio, file).catch(() => null)
  known.set(file, found)
  return found
}

async function read(audio: BaseAudioContext, file: string): Promise<AudioBuffer | null> {
  const bytes = isBuiltInSound(file) ? builtInSoundFile(file) : (await loadFiles([file])).get(file)
  if (!bytes) return null
  const packed = samplesOfAdpcm(bytes)
  // Decoding detaches the buffer, so the browser gets a copy.
  if (!packed) return await audio.decodeAudioData(bytes.slice().buffer)
  const buffer = audio.createBuffer(1, packed.samples.length, packed.rate)
  buffer.copyToChannel(packed.samples, 0)
  return buffer
}

const notes = new Map<string, AudioBuffer>()
/** A melody has few; a game with computed pitches may have any number. */
const maxNotes = 200

/** A note or a drum. The synthesizer is loaded with the first. */
export async function noteSamples(audio: BaseAudioContext, sound: Note['sound']): Promise<AudioBuffer | null> {
  const key = JSON.stringify(sound)
  const found = notes.get(key)
  if (found) return found
  const { drumWave, noteRate, noteWave } = await import('@ankur/blocks/sounds/notes')
  const wave = sound.kind === 'note' ? noteWave(sound) : drumWave(sound.drum)
  const buffer = audio.createBuffer(1, wave.length, noteRate)
  buffer.copyToChannel(wave, 0)
  if (notes.size >= maxNotes) notes.clear()
  notes.set(key, buffer)
  return buffer
}

/** A recorded or opened sound, and the part to keep. */
import { audibleSpan, recordedRate, type Span, within } from '@ankur/blocks/sounds/wave'
import type { Wave } from '@ankur/blocks/sounds/wav-file'

export interface Recording {
  readonly wave: Wave
  readonly seconds: number
  readonly span: Span
  /** From 0 to 100. */
  readonly loud: number
  /** Empty until somebody names it. */
  readonly name: string
}

const firstLoud = 45

export function newRecording(wave: Wave, name = ''): Recording {
  const seconds = wave.length / recordedRate
  return { wave, seconds, span: audibleSpan(wave, recordedRate), loud: firstLoud, name }
}

export function moved(recording: Recording, edge: 'start' | 'end', to: number): Recording {
  const { seconds, span } = recording
  return { ...recording, span: within(seconds, { ...span, [edge]: to }, edge) }
}

/** Mono samples at the stored sample rate. Throws if this browser cannot decode it. */
export async function waveOf(bytes: ArrayBuffer): Promise<Wave> {
  const audio = await new OfflineAudioContext(1, 1, recordedRate).decodeAudioData(bytes)
  const wave = audio.getChannelData(0).slice()
  for (let channel = 1; channel < audio.numberOfChannels; channel++) {
    for (const [index, level] of audio.getChannelData(channel).entries()) wave[index] = (wave[index] ?? 0) + level
  }
  return audio.numberOfChannels > 1 ? wave.map((level) => level / audio.numberOfChannels) : wave
}

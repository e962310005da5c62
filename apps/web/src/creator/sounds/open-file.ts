/**
 * A sound from a file of this device. Its duration is checked before decoding: an hour would fill the memory of a phone.
 */
import { samplesOfAdpcm } from '../stage/sound/adpcm.ts'
import { newRecording, type Recording, waveOf } from './recording.ts'

const mostBytes = 10_000_000
const maxSeconds = 60

export type FileProblem = 'file_too_large' | 'file_too_long' | 'file_unreadable'

export async function openFile(file: File): Promise<Recording | FileProblem> {
  if (file.size > mostBytes) return 'file_too_large'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes || bytes.byteLength === 0) return 'file_unreadable'
  const packed = samplesOfAdpcm(new Uint8Array(bytes))
  const seconds = packed ? packed.samples.length / packed.rate : await secondsOf(file)
  if (seconds === null) return 'file_unreadable'
  if (seconds > maxSeconds) return 'file_too_long'
  const wave = await (packed ? atOurRate(packed.samples, packed.rate) : waveOf(bytes)).catch(() => null)
  if (!wave || wave.length === 0) return 'file_unreadable'
  return newRecording(wave, file.name.replace(/\.[^.]*$/, '').slice(0, 40))
}

/** Null for a format that this browser does not support. */
async function secondsOf(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise<number | null>((resolve) => {
      const audio = new Audio()
      audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
      audio.addEventListener('error', () => resolve(null))
      audio.preload = 'metadata'
      audio.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function atOurRate(samples: Float32Array<ArrayBuffer>, rate: number) {
  const { wavFile } = await import('@ankur/blocks/sounds/wav-file')
  return await waveOf(wavFile(samples, rate).buffer)
}

/** Records with the microphone, which is requested at the press and released as soon as the recording ends. */
import { longestSeconds } from '@ankur/blocks/sounds/wave'
import type { Wave } from '@ankur/blocks/sounds/wav-file'
import { waveOf } from './recording.ts'

export type MicrophoneProblem = 'mic_refused' | 'mic_busy' | 'mic_missing' | 'mic_cannot'

export interface RecordedTake {
  readonly wave: Wave
  /** The device ended the recording before anybody pressed Stop. */
  readonly isCutOff: boolean
}

export interface Microphone {
  readonly stop: () => void
  /** Ends without a recording. */
  readonly cancel: () => void
  /** The current level, from 0 to 1. */
  readonly level: () => number
  /** Null without usable audio. */
  readonly done: Promise<RecordedTake | null>
}

export async function openMicrophone(): Promise<Microphone | MicrophoneProblem> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') return 'mic_cannot'
  try {
    const wanted = { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } }
    return listenTo(await navigator.mediaDevices.getUserMedia(wanted))
  } catch (error) {
    return problemOf(error)
  }
}

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (/NotAllowed|Security/.test(name)) return 'mic_refused'
  return /NotFound|Overconstrained/.test(name) ? 'mic_missing' : 'mic_busy'
}

function listenTo(stream: MediaStream): Microphone {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 64_000 })
  const audio = new AudioContext()
  const meter = audio.createAnalyser()
  audio.createMediaStreamSource(stream).connect(meter)
  const levels = new Float32Array(meter.fftSize)
  const pieces: Blob[] = []
  let isCutOff = false
  let isUnwanted = false
  const stop = () => {
    clearTimeout(timer)
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const cutOff = () => {
    isCutOff = true
    stop()
  }
  // A hidden page does not record.
  const hidden = () => document.visibilityState === 'hidden' && cutOff()
  const done = new Promise<RecordedTake | null>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    recorder.addEventListener('error', cutOff)
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      document.removeEventListener('visibilitychange', hidden)
      void audio.close().catch(() => {})
      if (isUnwanted) return resolve(null)
      void new Blob(pieces)
        .arrayBuffer()
        .then(waveOf)
        .then(
          (wave) => resolve(wave.length > 0 ? { wave, isCutOff } : null),
          () => resolve(null),
        )
    })
  })
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', cutOff)
    track.addEventListener('mute', cutOff)
  }
  document.addEventListener('visibilitychange', hidden)
  recorder.start()
  const timer = setTimeout(stop, longestSeconds * 1000)
  return {
    stop,
    cancel() {
      isUnwanted = true
      stop()
    },
    level() {
      meter.getFloatTimeDomainData(levels)
      return levels.reduce((most, level) => Math.max(most, Math.abs(level)), 0)
    },
    done,
  }
}

/** Plays one sound at a time, only after a press, and only if sound is on: at the volume of games on this device. */
import { useEffect, useRef, useState } from 'react'
import { soundSamples } from '../stage/sound/sound-samples.ts'
import { soundSetting } from '../device-settings.ts'

export interface SoundPlayback {
  /** The sound that is playing. */
  readonly key: string | null
  /** The sound pressed while sound is off. */
  readonly isAsking: boolean
  /** The sound that could not be played. */
  readonly failed: string | null
  /** Plays a sound; a second press on a playing one stops it. */
  readonly press: (key: string, what: Playable) => void
  readonly stop: () => void
  readonly turnOn: () => void
  readonly dismiss: () => void
}

/** A file of the game, or samples with their rate. */
export type Playable = { readonly file: string } | { readonly wave: () => Float32Array<ArrayBuffer>; readonly rate: number }

interface Playback {
  readonly key: string
  readonly what: Playable
}

export function useSoundPlayback(): SoundPlayback {
  const { gameSound, gameVolume } = soundSetting.use()
  const [key, setKey] = useState<string | null>(null)
  const [pending, setPending] = useState<Playback | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const audio = useRef<AudioContext>(null)
  const source = useRef<AudioBufferSourceNode>(null)
  const wanted = useRef<Playback>(null)
  const stop = () => {
    wanted.current = null
    source.current?.stop()
    source.current = null
    setKey(null)
  }
  useEffect(
    () => () => {
      wanted.current = null
      void audio.current?.close().catch(() => {})
      audio.current = null
    },
    [],
  )
  const play = async (playback: Playback) => {
    stop()
    setFailed(null)
    wanted.current = playback
    setKey(playback.key)
    const speaker = (audio.current ??= new AudioContext())
    void speaker.resume().catch(() => {})
    const samples = await samplesOf(speaker, playback.what).catch(() => null)
    // Another one was pressed, or this one again.
    if (wanted.current !== playback) return
    if (!samples) {
      setFailed(playback.key)
      return stop()
    }
    const playing = speaker.createBufferSource()
    const loudness = speaker.createGain()
    playing.buffer = samples
    loudness.gain.setValueAtTime(0, speaker.currentTime)
    loudness.gain.linearRampToValueAtTime(gameVolume / 100, speaker.currentTime + riseSeconds)
    playing.connect(loudness).connect(speaker.destination)
    playing.addEventListener('ended', () => {
      if (source.current === playing) stop()
    })
    source.current = playing
    playing.start()
  }
  return {
    key,
    isAsking: pending !== null,
    failed,
    press(pressed, what) {
      if (pressed === key) return stop()
      if (gameSound) return void play({ key: pressed, what })
      setPending({ key: pressed, what })
    },
    stop,
    turnOn() {
      soundSetting.change((before) => ({ ...before, gameSound: true }))
      if (pending) void play(pending)
      setPending(null)
    },
    dismiss: () => setPending(null),
  }
}

const riseSeconds = 0.08

async function samplesOf(audio: BaseAudioContext, what: Playable): Promise<AudioBuffer | null> {
  if ('file' in what) return await soundSamples(audio, what.file)
  const wave = what.wave()
  const buffer = audio.createBuffer(1, Math.max(wave.length, 1), what.rate)
  buffer.copyToChannel(wave, 0)
  return buffer
}

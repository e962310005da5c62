import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '@ankur/content'
import type { BoardWord } from '@ankur/talk'
import { needsBigText, voiceSteps, type VoiceStep } from '@ankur/talk/strip'
import { voiceFor, watchVoices } from '../platform/speech/speech.ts'
import { fileUrl, recordingName, useFileNames } from './talk-files.ts'

const speechRate = 0.8
const maxRecordingsAhead = 100

interface SayOptions {
  /** The index of the first word in the sentence; without it none is marked. */
  readonly place?: number | undefined
  /** Called once, if one of the words can only be shown. */
  readonly whenSilent?: () => void
}

export interface Voice {
  /** Speaks the words one after another. */
  readonly say: (words: readonly BoardWord[], options?: SayOptions) => void
  /** Whether each of them has a recording or a voice of its language. */
  readonly canSay: (words: readonly BoardWord[]) => boolean
  readonly stop: () => void
  /** The index in the sentence of the word that is being spoken. */
  readonly saying: number | null
  readonly voiceName: (language: Language) => string | null
}

/** The family's recordings, otherwise the device's own voice for exactly the language of the word. */
export function useVoice(board: string, language: Language): Voice {
  const files = useFileNames()
  const [saying, setSaying] = useState<number | null>(null)
  const [, setVoices] = useState(0)
  const turn = useRef(0)
  const audio = useRef<HTMLAudioElement | null>(null)
  useEffect(() => watchVoices(() => setVoices((before) => before + 1)), [])
  useEffect(() => {
    // Recordings are loaded before the first of them is needed.
    const timer = setTimeout(() => {
      const own = [...files].filter((name) => name.startsWith(recordingName(board, '', language)))
      for (const name of own.slice(0, maxRecordingsAhead)) void fileUrl(name)
    }, 500)
    return () => clearTimeout(timer)
  }, [files, board, language])
  const stop = useMemo(
    () => () => {
      turn.current++
      audio.current?.pause()
      // When nothing is spoken, some phones need a moment to report the end.
      if ('speechSynthesis' in globalThis && (speechSynthesis.speaking || speechSynthesis.pending)) speechSynthesis.cancel()
      setSaying(null)
    },
    [],
  )
  useEffect(() => stop, [stop])

  const stepsOf = (words: readonly BoardWord[]) =>
    voiceSteps(words, {
      hasRecording: (word) => files.has(recordingName(board, word.id, word.textLanguage)),
      hasVoice: (language) => voiceFor(language) !== null,
    })

  const say = (words: readonly BoardWord[], { place, whenSilent }: SayOptions = {}) => {
    stop()
    const mine = turn.current
    const steps = stepsOf(words)
    let isTold = needsBigText(steps)
    if (isTold) whenSilent?.()
    const run = (at: number): void => {
      const step = steps[at]
      if (mine !== turn.current) return
      if (!step) return setSaying(null)
      setSaying(place === undefined || step.kind === 'silent' ? null : place + at)
      void sayStep(step, audio, board).then((isHeard) => {
        if (mine !== turn.current) return
        // A voice has disappeared, or a recording cannot be played.
        if (!isHeard && !isTold) {
          isTold = true
          whenSilent?.()
        }
        run(at + 1)
      })
    }
    run(0)
  }
  return {
    say,
    canSay: (words) => !needsBigText(stepsOf(words)),
    stop,
    saying,
    voiceName: (language) => voiceFor(language)?.name ?? null,
  }
}

/** False when nothing was audible. */
async function sayStep({ kind, word }: VoiceStep, audio: CurrentAudio, board: string): Promise<boolean> {
  if (kind === 'silent') return false
  if (kind === 'recording' && (await play(recordingName(board, word.id, word.textLanguage), audio))) return true
  return speak(word)
}

/** Some phones accept a text and never start to speak it. */
const mostMsUntilSpeech = 4000

function speak({ spoken, textLanguage }: BoardWord): Promise<boolean> {
  return new Promise((resolve) => {
    const voice = voiceFor(textLanguage)
    if (!voice) return resolve(false)
    const timer = setTimeout(() => resolve(false), mostMsUntilSpeech)
    const utterance = new SpeechSynthesisUtterance(spoken)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speechRate
    utterance.addEventListener('start', () => clearTimeout(timer))
    utterance.addEventListener('end', () => {
      clearTimeout(timer)
      resolve(true)
    })
    utterance.addEventListener('error', () => {
      clearTimeout(timer)
      resolve(false)
    })
    speechSynthesis.speak(utterance)
  })
}

interface CurrentAudio {
  current: HTMLAudioElement | null
}

async function play(name: string, current: CurrentAudio): Promise<boolean> {
  const url = await fileUrl(name)
  if (!url) return false
  const audio = new Audio(url)
  current.current = audio
  return new Promise((resolve) => {
    audio.addEventListener('ended', () => resolve(true))
    audio.addEventListener('pause', () => resolve(true))
    audio.addEventListener('error', () => resolve(false))
    audio.play().catch(() => resolve(false))
  })
}

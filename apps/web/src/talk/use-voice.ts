import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '@ankur/content'
import type { BoardWord } from '@ankur/talk'
import { needsBigText, voiceSteps, type VoiceStep } from '@ankur/talk/voice'
import { voiceFor, watchVoices } from '../platform/speech.ts'
import { fileUrl, recordingName, useFileNames } from './talk-files.ts'

const speechRate = 0.8

export interface Voice {
  /** Says the words one after another; true when a word can be shown only. */
  readonly say: (words: readonly BoardWord[]) => boolean
  readonly stop: () => void
  /** The place in the row of the word that is being said. */
  readonly saying: number | null
  readonly voiceName: (language: Language) => string | null
}

/** The family's recordings, else the device's own voice for exactly the language of the word. */
export function useVoice(board: string): Voice {
  const files = useFileNames()
  const [saying, setSaying] = useState<number | null>(null)
  const [, setVoices] = useState(0)
  const turn = useRef(0)
  const audio = useRef<HTMLAudioElement | null>(null)
  useEffect(() => watchVoices(() => setVoices((before) => before + 1)), [])
  const stop = useMemo(
    () => () => {
      turn.current++
      audio.current?.pause()
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
      setSaying(null)
    },
    [],
  )
  useEffect(() => stop, [stop])

  const say = (words: readonly BoardWord[]) => {
    stop()
    const mine = turn.current
    const steps = voiceSteps(words, {
      hasRecording: (word) => files.has(recordingName(board, word.id, word.textLanguage)),
      hasVoice: (language) => voiceFor(language) !== null,
    })
    const run = (at: number): void => {
      const step = steps[at]
      if (mine !== turn.current) return
      if (!step) return setSaying(null)
      setSaying(at)
      void sayStep(step).then(() => run(at + 1))
    }
    const sayStep = (step: VoiceStep) => {
      if (step.kind === 'recording') return play(recordingName(board, step.word.id, step.word.textLanguage), audio)
      return step.kind === 'device' ? speak(step.word) : Promise.resolve()
    }
    run(0)
    return needsBigText(steps)
  }
  return { say, stop, saying, voiceName: (language) => voiceFor(language)?.name ?? null }
}

function speak({ spoken, textLanguage }: BoardWord): Promise<void> {
  return new Promise((resolve) => {
    const voice = voiceFor(textLanguage)
    if (!voice) return resolve()
    const utterance = new SpeechSynthesisUtterance(spoken)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speechRate
    utterance.addEventListener('end', () => resolve())
    utterance.addEventListener('error', () => resolve())
    speechSynthesis.speak(utterance)
  })
}

async function play(name: string, current: { current: HTMLAudioElement | null }): Promise<void> {
  const url = await fileUrl(name)
  if (!url) return
  const audio = new Audio(url)
  current.current = audio
  await new Promise<void>((resolve) => {
    audio.addEventListener('ended', () => resolve())
    audio.addEventListener('pause', () => resolve())
    audio.addEventListener('error', () => resolve())
    audio.play().catch(() => resolve())
  })
}

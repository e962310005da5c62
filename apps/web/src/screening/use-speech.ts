import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '@ankur/content'
import { loadComfort } from '../platform/comfort.ts'

interface Speech {
  /** False when this device has no voice for the language: then no button is shown. */
  readonly possible: boolean
  readonly speaking: boolean
  readonly toggle: (text: string) => void
}

/** Reads aloud with the device's own voice, on press only, and stops when the subject changes. */
export function useSpeech(language: Language, subject: unknown): Speech {
  const voice = useSyncExternalStore(watchVoices, () => voiceFor(language))
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => stop, [subject, language])

  const toggle = (text: string) => {
    if (speaking) return stop()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    utterance.rate = loadComfort().speed ?? 0.8
    utterance.onend = utterance.onerror = () => setSpeaking(false)
    setSpeaking(true)
    speechSynthesis.speak(utterance)
  }
  return { possible: voice !== null, speaking, toggle }
}

function stop(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}

function voiceFor(language: Language): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null
  const voices = speechSynthesis.getVoices().filter((voice) => new RegExp(`^${language}\\b`, 'i').test(voice.lang))
  return voices.find((voice) => /IN$/i.test(voice.lang)) ?? voices[0] ?? null
}

function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

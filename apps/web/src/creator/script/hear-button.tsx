import { useSyncExternalStore } from 'react'
import { loadComfort } from '../../platform/comfort/comfort.ts'
import { useLanguage } from '../../platform/language.tsx'
import { voiceFor, watchVoices } from '../../platform/speech/speech.ts'
import { CreatorIcon } from '../creator-icon.tsx'

/** Speaks a text with this device's own voice; hidden on a device without one for the language. */
export function HearButton({ label, text }: { label: string; text: string }) {
  const { language } = useLanguage()
  const isPossible = useSyncExternalStore(watchVoices, () => voiceFor(language) !== null)
  if (!isPossible) return null
  return (
    <button type="button" className="palette__hear" aria-label={label} onClick={() => sayAloud(text, language)}>
      <CreatorIcon name="hear" />
    </button>
  )
}

function sayAloud(text: string, language: string): void {
  const voice = voiceFor(language)
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = loadComfort().speed
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

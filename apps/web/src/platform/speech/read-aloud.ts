import type { Reading } from '../../ui/listen/listen.tsx'
import { loadComfort } from '../comfort/comfort.ts'
import { voiceFor } from './speech.ts'
import { sentencesIn, type Sentence } from './sentences.ts'

export interface ReadAloud {
  /** Starts, pauses, or continues with the sentence where it paused. */
  readonly toggle: () => void
  readonly stop: () => void
}

/** Stops the current or last reader: the device has one voice, and the comfort settings can read while a page is open. */
let reader: (() => void) | null = null

/**
 * Reads elements of the page aloud with the device's own voice, sentence by sentence, and underlines the current sentence.
 * Pausing cancels the speech and remembers the sentence: on Android the browser's own `pause()` ends everything.
 */
export function readAloud(places: () => readonly Element[], tell: (reading: Reading) => void): ReadAloud {
  let reading: Reading = 'silent'
  let sentences: readonly Sentence[] = []
  let at = 0
  // Keeps a reference: Chrome garbage-collects an utterance without one, and its end event is never fired.
  let spoken: SpeechSynthesisUtterance | null = null

  const become = (next: Reading) => tell((reading = next))
  const breakOff = () => {
    spoken = null
    speechSynthesis.cancel()
  }
  const stop = () => {
    breakOff()
    underline(null)
    if (reading !== 'silent') become('silent')
  }
  const speak = (index: number) => {
    const sentence = sentences[index]
    if (!sentence) return stop()
    at = index
    const utterance = utteranceOf(sentence)
    // A language without a voice on this device would be read unintelligibly.
    if (!utterance) return speak(index + 1)
    spoken = utterance
    utterance.addEventListener('end', () => spoken === utterance && speak(index + 1))
    utterance.addEventListener('error', () => spoken === utterance && stop())
    underline(sentence)
    speechSynthesis.speak(utterance)
  }
  const toggle = () => {
    if (reading === 'reading') {
      breakOff()
      return become('paused')
    }
    if (reading === 'silent') [sentences, at] = [sentencesIn(places()), 0]
    if (reader !== stop) reader?.()
    reader = stop
    breakOff()
    become('reading')
    speak(at)
  }
  return { toggle, stop }
}

/** Null where this device has no voice for exactly that language. */
export function utteranceOf({ text, language }: Pick<Sentence, 'text' | 'language'>): SpeechSynthesisUtterance | null {
  const voice = voiceFor(language)
  if (!voice) return null
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = loadComfort().speed
  return utterance
}

let marked: Element | null = null

/** Underlines the sentence itself if the browser supports highlight ranges; otherwise its paragraph. */
function underline(sentence: Sentence | null): void {
  if ('highlights' in CSS) {
    if (sentence) CSS.highlights.set('reading', new Highlight(sentence.range))
    else CSS.highlights.delete('reading')
    return
  }
  marked?.removeAttribute('data-reading')
  marked = sentence?.block ?? null
  marked?.setAttribute('data-reading', '')
}

import type { Reading } from '../../ui/listen/listen.tsx'
import { loadComfort } from '../comfort/comfort.ts'
import { voiceFor } from './speech.ts'
import { sentencesIn, type Sentence } from './sentences.ts'

export interface ReadAloud {
  /** Begins, pauses, or goes on with the sentence at which it paused. */
  readonly toggle: () => void
  readonly stop: () => void
}

/** Ends the one that reads or read last: the device has one voice, and the comfort settings read over an open page. */
let reader: (() => void) | null = null

/**
 * Reads places of the page with the device's own voice, sentence by sentence, and underlines the one being read.
 * Pausing breaks off and remembers the sentence: on Android the browser's own `pause()` ends everything.
 */
export function readAloud(places: () => readonly Element[], tell: (reading: Reading) => void): ReadAloud {
  let reading: Reading = 'silent'
  let sentences: readonly Sentence[] = []
  let at = 0
  // Kept here as well: Chrome forgets an utterance that nothing else holds, and its end is then never told.
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
    // Words of a language that this device cannot speak would come out as noise.
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

function utteranceOf({ text, language }: Sentence): SpeechSynthesisUtterance | null {
  const voice = voiceFor(language)
  if (!voice) return null
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = loadComfort().speed
  return utterance
}

let marked: Element | null = null

/** The sentence itself where the browser can draw on a range; else the paragraph it stands in. */
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

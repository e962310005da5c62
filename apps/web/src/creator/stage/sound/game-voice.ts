/** Reads aloud what blocks of Scratch's speech say, with a voice of this device alone; without one the words are only shown. */
import type { Speech } from '@ankur/blocks/machine/state'
import { loadComfort } from '../../../platform/comfort/comfort.ts'
import { voiceFor } from '../../../platform/speech/speech.ts'

const pitches: Readonly<Record<string, number>> = { ALTO: 1, TENOR: 0.8, SQUEAK: 1.3, GIANT: 0.6, KITTEN: 1.4 }

export interface GameVoice {
  readonly follow: (speeches: readonly Speech[], volume: number) => void
  readonly silence: () => void
}

export function createGameVoice(): GameVoice {
  const begun = new WeakSet<Speech>()
  let isSpeaking = false
  return {
    follow(speeches, volume) {
      for (const speech of speeches) {
        if (begun.has(speech)) continue
        begun.add(speech)
        const voice = voiceFor(speech.language.slice(0, 2))
        if (!voice) continue
        const utterance = new SpeechSynthesisUtterance(speech.words)
        utterance.voice = voice
        utterance.lang = voice.lang
        utterance.rate = loadComfort().speed
        utterance.pitch = pitches[speech.voice] ?? 1
        utterance.volume = volume / 100
        // A game that was stopped meanwhile waits for it no more.
        const ends = () => speech.actor.machine.speeches.includes(speech) && speech.ends()
        utterance.addEventListener('end', ends)
        utterance.addEventListener('error', ends)
        speech.waitForVoice()
        isSpeaking = true
        speechSynthesis.speak(utterance)
      }
    },
    silence() {
      // What the rest of the page reads aloud is not this game's.
      if (isSpeaking) speechSynthesis.cancel()
      isSpeaking = false
    },
  }
}

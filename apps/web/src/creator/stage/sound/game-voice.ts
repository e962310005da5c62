/** Speaks the text of Scratch's speech blocks, only with a voice on this device; without one the text is only shown. */
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
        // A game that was stopped meanwhile no longer waits for it.
        const ends = () => speech.actor.machine.speeches.includes(speech) && speech.ends()
        utterance.addEventListener('end', ends)
        utterance.addEventListener('error', ends)
        speech.waitForVoice()
        isSpeaking = true
        speechSynthesis.speak(utterance)
      }
    },
    silence() {
      // Speech of the rest of the page does not belong to this game.
      if (isSpeaking) speechSynthesis.cancel()
      isSpeaking = false
    },
  }
}

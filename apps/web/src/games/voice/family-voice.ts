import type { Language } from '@ankur/content'
import type { Face } from '@ankur/games/face'
import { pictures } from '@ankur/games/pictures'
import { faceName } from '@ankur/games/sayings/names'
import { sayValue, type GameWords } from '@ankur/games/sayings/saying'
import { loadFamilyVoice } from '../../talk/index.ts'
import { utteranceOf } from '../../platform/speech/read-aloud.ts'
import { loadStored } from '../../platform/storage/storage.ts'
import { nameOfPlayer } from '../progress.ts'

/** The name of a piece by itself, without "letter" or "card with". */
export interface FaceText {
  readonly text: string
  readonly language: Language
}

/** Speaks a piece; calls `onSilent` where nothing can be heard, with its name if a voice was to say it. */
export type FaceSpeaker = (face: Face, words: GameWords, onSilent: (name: FaceText | null) => void) => void

/** The family's recording from the talk board, otherwise the device's own voice for exactly the language of the name, if wanted. */
export async function loadFaceVoice(language: Language, wanted: 'recorded' | true): Promise<FaceSpeaker> {
  const recorded = loadStored('ankur-talk') !== null && (await loadFamilyVoice(nameOfPlayer()))
  return (face, words, onSilent) => {
    const name = nameOf(face, language, words)
    const speak = () => (wanted === true ? speakText(name, () => onSilent(name)) : onSilent(null))
    // A recording that is lost must not leave the child without an answer.
    if (!recorded || !recorded(wordOf(face), name.language, speak)) speak()
  }
}

/** The word of the talk board that a recording belongs to; letters have none there. */
function wordOf(face: Face): string {
  if (face.kind === 'own') return face.id
  if (face.kind === 'thing') return face.thing
  return 'picture' in face ? face.picture : `number_${countOf(face)}`
}

function nameOf(face: Face, language: Language, words: GameWords): FaceText {
  // A voice reads the numerals of another script wrongly or not at all.
  const count = countOf(face)
  if (count !== undefined) return { text: String(count), language }
  if ('letter' in face) return { text: face.letter, language: face.language }
  if ('picture' in face) return { text: pictures[face.picture].names[face.language], language: face.language }
  return { text: sayValue(faceName(face), words), language: (face.kind === 'own' && face.language) || language }
}

function countOf(face: Face): number | undefined {
  return face.kind === 'numeral' ? face.value : face.kind === 'dots' ? face.count : undefined
}

/** Also keeps a reference: Chrome garbage-collects an utterance without one, and its events are never fired. */
let speaking: SpeechSynthesisUtterance | null = null

function speakText(name: FaceText, onSilent: () => void): void {
  const utterance = (speaking = utteranceOf(name))
  if (!utterance) return onSilent()
  // The error of an utterance that gives way to the next piece is none.
  utterance.addEventListener('error', () => speaking === utterance && onSilent())
  // When nothing is spoken, some phones need a moment to report the end.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

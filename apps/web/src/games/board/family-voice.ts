import type { Language } from '@ankur/content'
import type { Face } from '@ankur/games/face'
import { loadFamilyVoice } from '../../talk/index.ts'
import { nameOfPlayer, progressStore } from '../progress.ts'

/** Speaks a piece; false if there is no recording. A recording that does not play calls `onSilent`. */
export type SayFace = (face: Face, onSilent: () => void) => boolean

/** Speaks a piece with the family's recording from the talk board: a thing, a picture, or a number up to ten. */
export async function loadFaceVoice(language: Language): Promise<SayFace> {
  const say = await loadFamilyVoice(language, nameOfPlayer())
  return (face, onSilent) => {
    const word = wordOf(face, language)
    return word !== null && progressStore.load().settings.sound && say(word, onSilent)
  }
}

function wordOf(face: Face, language: Language): string | null {
  if (face.kind === 'thing') return face.thing
  if (face.kind === 'numeral') return `number_${face.value}`
  if (face.kind === 'dots') return `number_${face.count}`
  if (face.kind === 'picture') return face.language === language ? face.picture : null
  return null
}

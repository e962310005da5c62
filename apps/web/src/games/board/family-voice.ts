import type { Language } from '@ankur/content'
import type { Face } from '@ankur/games/face'
import { loadFamilyVoice } from '../../talk/index.ts'
import { nameOfPlayer, progressStore } from '../progress.ts'

/** Says what stands on a piece; false where there is nothing to say it with. A recording that does not sound calls `onSilent`. */
export type SayFace = (face: Face, onSilent: () => void) => boolean

/** Says what stands on a piece as the family recorded it on the talk board: a thing, a picture, or a number to ten. */
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

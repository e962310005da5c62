import type { Language } from '@ankur/content'
import type { Face } from '@ankur/games/face'
import { loadFamilyVoice } from '../../talk/index.ts'
import { nameOfPlayer, progressStore } from '../progress.ts'

/** Says what stands on a piece as the family recorded it on the talk board: a thing, a picture, or a number to ten. */
export async function loadFaceVoice(language: Language): Promise<(face: Face) => boolean> {
  const say = await loadFamilyVoice(language, nameOfPlayer())
  return (face) => {
    const word = wordOf(face, language)
    return word !== null && progressStore.load().settings.sound && say(word)
  }
}

function wordOf(face: Face, language: Language): string | null {
  if (face.kind === 'thing') return face.thing
  if (face.kind === 'numeral') return `number_${face.value}`
  if (face.kind === 'dots') return `number_${face.count}`
  if (face.kind === 'picture') return face.language === language ? face.picture : null
  return null
}

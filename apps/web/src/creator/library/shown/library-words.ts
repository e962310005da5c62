import type { creatorLibrary } from '@ankur/content/words/en/creator/creator-library'
import { messages } from '../../../platform/messages.ts'
import type { PictureNames } from './find-pictures.ts'

export const libraryWords = messages<typeof creatorLibrary>(
  Object.values(import.meta.glob('@words/*/creator/creator-library.ts', { import: 'creatorLibrary' })),
)

const names = Object.values(import.meta.glob<PictureNames>('@words/*/creator/creator-pictures.ts', { import: 'creatorPictures' }))
const otherNames = Object.values(
  import.meta.glob<PictureNames>('@words/*/creator/creator-picture-tags.ts', { import: 'creatorPictureTags' }),
)

export const pictureWords = messages<PictureNames>(names)

/** Every name in every language, because families type in any of them. What cannot be loaded now is left out. */
export async function loadEveryName(): Promise<readonly PictureNames[]> {
  const found = await Promise.allSettled([...names, ...otherNames].map((load) => load()))
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

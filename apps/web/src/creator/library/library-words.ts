import type { Language } from '@ankur/content'
import { wordGroup } from '../../platform/word-group.ts'
import type { PictureNames } from './find-pictures.ts'

export const libraryWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-library').then((module) => module.creatorLibrary),
  hi: () => import('@ankur/content/words/hi/creator-library').then((module) => module.creatorLibrary),
  pa: () => import('@ankur/content/words/pa/creator-library').then((module) => module.creatorLibrary),
})

const names: Readonly<Record<Language, () => Promise<PictureNames>>> = {
  en: () => import('@ankur/content/words/en/creator-pictures').then((module) => module.creatorPictures),
  hi: () => import('@ankur/content/words/hi/creator-pictures').then((module) => module.creatorPictures),
  pa: () => import('@ankur/content/words/pa/creator-pictures').then((module) => module.creatorPictures),
}

const otherNames: Readonly<Record<Language, () => Promise<PictureNames>>> = {
  en: () => import('@ankur/content/words/en/creator-picture-tags').then((module) => module.creatorPictureTags),
  hi: () => import('@ankur/content/words/hi/creator-picture-tags').then((module) => module.creatorPictureTags),
  pa: () => import('@ankur/content/words/pa/creator-picture-tags').then((module) => module.creatorPictureTags),
}

export const pictureWords = wordGroup(names)

/** Every name in every language: a family types in the one that comes to mind. What cannot be fetched now is left out. */
export async function loadEveryName(): Promise<readonly PictureNames[]> {
  const asked = [names.en, names.hi, names.pa, otherNames.en, otherNames.hi, otherNames.pa].map((load) => load())
  const found = await Promise.allSettled(asked)
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

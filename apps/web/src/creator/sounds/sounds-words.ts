import { wordGroup } from '../../platform/word-group.ts'

export const soundsWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-sounds').then((module) => module.creatorSounds),
  hi: () => import('@ankur/content/words/hi/creator-sounds').then((module) => module.creatorSounds),
  pa: () => import('@ankur/content/words/pa/creator-sounds').then((module) => module.creatorSounds),
})

import { wordGroup } from '../platform/word-group.ts'

export const creatorWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator').then((module) => module.creator),
  hi: () => import('@ankur/content/words/hi/creator').then((module) => module.creator),
  pa: () => import('@ankur/content/words/pa/creator').then((module) => module.creator),
})

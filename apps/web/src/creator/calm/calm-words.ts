import { wordGroup } from '../../platform/word-group.ts'

export const calmWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-calm').then((module) => module.creatorCalm),
  hi: () => import('@ankur/content/words/hi/creator-calm').then((module) => module.creatorCalm),
  pa: () => import('@ankur/content/words/pa/creator-calm').then((module) => module.creatorCalm),
})

import { wordGroup } from '../../platform/word-group.ts'

export const shareWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-share').then((module) => module.creatorShare),
  hi: () => import('@ankur/content/words/hi/creator-share').then((module) => module.creatorShare),
  pa: () => import('@ankur/content/words/pa/creator-share').then((module) => module.creatorShare),
})

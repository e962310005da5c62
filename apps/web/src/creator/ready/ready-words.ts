import { wordGroup } from '../../platform/word-group.ts'

export const readyWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-ready').then((module) => module.creatorReady),
  hi: () => import('@ankur/content/words/hi/creator-ready').then((module) => module.creatorReady),
  pa: () => import('@ankur/content/words/pa/creator-ready').then((module) => module.creatorReady),
})

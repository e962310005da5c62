import { wordGroup } from '../../platform/word-group.ts'

export const moreWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-more').then((module) => module.creatorMore),
  hi: () => import('@ankur/content/words/hi/creator-more').then((module) => module.creatorMore),
  pa: () => import('@ankur/content/words/pa/creator-more').then((module) => module.creatorMore),
})

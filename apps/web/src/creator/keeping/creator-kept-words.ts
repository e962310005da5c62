import { wordGroup } from '../../platform/word-group.ts'

export const creatorKeptWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-kept').then((module) => module.creatorKept),
  hi: () => import('@ankur/content/words/hi/creator-kept').then((module) => module.creatorKept),
  pa: () => import('@ankur/content/words/pa/creator-kept').then((module) => module.creatorKept),
})

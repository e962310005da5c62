import { wordGroup } from '../platform/word-group.ts'

export const playWords = wordGroup({
  en: () => import('@ankur/content/words/en/play').then(({ play }) => play),
  hi: () => import('@ankur/content/words/hi/play').then(({ play }) => play),
  pa: () => import('@ankur/content/words/pa/play').then(({ play }) => play),
})

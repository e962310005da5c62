import { wordGroup } from '../platform/word-group.ts'

export const playWords = wordGroup({
  en: () => import('@ankur/content/words/en/play').then((module) => module.play),
  hi: () => import('@ankur/content/words/hi/play').then((module) => module.play),
  pa: () => import('@ankur/content/words/pa/play').then((module) => module.play),
})

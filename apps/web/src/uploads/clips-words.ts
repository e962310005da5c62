import { wordGroup } from '../platform/word-group.ts'

export const clipsWords = wordGroup({
  en: () => import('@ankur/content/words/en/clips').then((module) => module.clips),
  hi: () => import('@ankur/content/words/hi/clips').then((module) => module.clips),
  pa: () => import('@ankur/content/words/pa/clips').then((module) => module.clips),
})

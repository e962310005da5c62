import { wordGroup } from '../platform/word-group.ts'

export const resultsWords = wordGroup({
  en: () => import('@ankur/content/words/en/results').then((module) => module.results),
  hi: () => import('@ankur/content/words/hi/results').then((module) => module.results),
  pa: () => import('@ankur/content/words/pa/results').then((module) => module.results),
})

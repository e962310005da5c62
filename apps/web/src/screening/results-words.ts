import { wordGroup } from '../platform/word-group.ts'

export const resultsWords = wordGroup({
  en: () => import('@ankur/content/words/en/results').then(({ results }) => results),
  hi: () => import('@ankur/content/words/hi/results').then(({ results }) => results),
  pa: () => import('@ankur/content/words/pa/results').then(({ results }) => results),
})

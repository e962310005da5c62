import { wordGroup } from '../platform/word-group.ts'

export const childrenWords = wordGroup({
  en: () => import('@ankur/content/words/en/children').then(({ children }) => children),
  hi: () => import('@ankur/content/words/hi/children').then(({ children }) => children),
  pa: () => import('@ankur/content/words/pa/children').then(({ children }) => children),
})

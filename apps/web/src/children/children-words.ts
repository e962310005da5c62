import { wordGroup } from '../platform/word-group.ts'

export const childrenWords = wordGroup({
  en: () => import('@ankur/content/words/en/children').then((module) => module.children),
  hi: () => import('@ankur/content/words/hi/children').then((module) => module.children),
  pa: () => import('@ankur/content/words/pa/children').then((module) => module.children),
})

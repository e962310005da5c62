import { wordGroup } from '../platform/word-group.ts'

export const modelWords = wordGroup({
  en: () => import('@ankur/content/words/en/model').then((module) => module.model),
  hi: () => import('@ankur/content/words/hi/model').then((module) => module.model),
  pa: () => import('@ankur/content/words/pa/model').then((module) => module.model),
})

import { wordGroup } from '../platform/word-group.ts'

export const historyWords = wordGroup({
  en: () => import('@ankur/content/words/en/history').then((module) => module.history),
  hi: () => import('@ankur/content/words/hi/history').then((module) => module.history),
  pa: () => import('@ankur/content/words/pa/history').then((module) => module.history),
})

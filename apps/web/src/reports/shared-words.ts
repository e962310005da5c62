import { wordGroup } from '../platform/word-group.ts'

export const sharedWords = wordGroup({
  en: () => import('@ankur/content/words/en/shared').then((module) => module.shared),
  hi: () => import('@ankur/content/words/hi/shared').then((module) => module.shared),
  pa: () => import('@ankur/content/words/pa/shared').then((module) => module.shared),
})

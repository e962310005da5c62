import { wordGroup } from '../platform/word-group.ts'

export const passwordWords = wordGroup({
  en: () => import('@ankur/content/words/en/password').then((module) => module.password),
  hi: () => import('@ankur/content/words/hi/password').then((module) => module.password),
  pa: () => import('@ankur/content/words/pa/password').then((module) => module.password),
})

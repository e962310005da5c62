import { wordGroup } from '../platform/word-group.ts'

export const accountsWords = wordGroup({
  en: () => import('@ankur/content/words/en/accounts').then((module) => module.accounts),
  hi: () => import('@ankur/content/words/hi/accounts').then((module) => module.accounts),
  pa: () => import('@ankur/content/words/pa/accounts').then((module) => module.accounts),
})

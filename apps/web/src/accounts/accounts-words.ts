import { wordGroup } from '../platform/word-group.ts'

export const accountsWords = wordGroup({
  en: () => import('@ankur/content/words/en/accounts').then(({ accounts }) => accounts),
  hi: () => import('@ankur/content/words/hi/accounts').then(({ accounts }) => accounts),
  pa: () => import('@ankur/content/words/pa/accounts').then(({ accounts }) => accounts),
})

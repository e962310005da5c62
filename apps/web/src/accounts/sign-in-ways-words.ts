import { wordGroup } from '../platform/word-group.ts'

export const signInWaysWords = wordGroup({
  en: () => import('@ankur/content/words/en/sign-in-ways').then((module) => module.signInWays),
  hi: () => import('@ankur/content/words/hi/sign-in-ways').then((module) => module.signInWays),
  pa: () => import('@ankur/content/words/pa/sign-in-ways').then((module) => module.signInWays),
})

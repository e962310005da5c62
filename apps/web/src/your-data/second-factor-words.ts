import { wordGroup } from '../platform/word-group.ts'

export const secondFactorWords = wordGroup({
  en: () => import('@ankur/content/words/en/second-factor').then((module) => module.secondFactor),
  hi: () => import('@ankur/content/words/hi/second-factor').then((module) => module.secondFactor),
  pa: () => import('@ankur/content/words/pa/second-factor').then((module) => module.secondFactor),
})

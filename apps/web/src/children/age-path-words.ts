import { wordGroup } from '../platform/word-group.ts'

export const agePathWords = wordGroup({
  en: () => import('@ankur/content/words/en/age-path').then((module) => module.agePath),
  hi: () => import('@ankur/content/words/hi/age-path').then((module) => module.agePath),
  pa: () => import('@ankur/content/words/pa/age-path').then((module) => module.agePath),
})

import { wordGroup } from '../../platform/word-group.ts'

export const levelWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-level').then((module) => module.creatorLevel),
  hi: () => import('@ankur/content/words/hi/creator-level').then((module) => module.creatorLevel),
  pa: () => import('@ankur/content/words/pa/creator-level').then((module) => module.creatorLevel),
})

import { wordGroup } from '../../platform/word-group.ts'

export const paintWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-paint').then((module) => module.creatorPaint),
  hi: () => import('@ankur/content/words/hi/creator-paint').then((module) => module.creatorPaint),
  pa: () => import('@ankur/content/words/pa/creator-paint').then((module) => module.creatorPaint),
})

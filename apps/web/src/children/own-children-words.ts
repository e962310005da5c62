import { wordGroup } from '../platform/word-group.ts'

export const ownChildrenWords = wordGroup({
  en: () => import('@ankur/content/words/en/own-children').then((module) => module.ownChildren),
  hi: () => import('@ankur/content/words/hi/own-children').then((module) => module.ownChildren),
  pa: () => import('@ankur/content/words/pa/own-children').then((module) => module.ownChildren),
})

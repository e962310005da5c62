import { wordGroup } from '../platform/word-group.ts'

export const ownChildrenWords = wordGroup({
  en: () => import('@ankur/content/words/en/own-children').then(({ ownChildren }) => ownChildren),
  hi: () => import('@ankur/content/words/hi/own-children').then(({ ownChildren }) => ownChildren),
  pa: () => import('@ankur/content/words/pa/own-children').then(({ ownChildren }) => ownChildren),
})

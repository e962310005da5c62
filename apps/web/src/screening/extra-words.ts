import { wordGroup } from '../platform/word-group.ts'

export const extraWords = wordGroup({
  en: () => import('@ankur/content/words/en/extra').then((module) => module.extra),
  hi: () => import('@ankur/content/words/hi/extra').then((module) => module.extra),
  pa: () => import('@ankur/content/words/pa/extra').then((module) => module.extra),
})

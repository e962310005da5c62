import { wordGroup } from '../platform/word-group.ts'

export const reportsWords = wordGroup({
  en: () => import('@ankur/content/words/en/reports').then((module) => module.reports),
  hi: () => import('@ankur/content/words/hi/reports').then((module) => module.reports),
  pa: () => import('@ankur/content/words/pa/reports').then((module) => module.reports),
})

import { wordGroup } from '../platform/word-group.ts'

export const reportsWords = wordGroup({
  en: () => import('@ankur/content/words/en/reports').then(({ reports }) => reports),
  hi: () => import('@ankur/content/words/hi/reports').then(({ reports }) => reports),
  pa: () => import('@ankur/content/words/pa/reports').then(({ reports }) => reports),
})

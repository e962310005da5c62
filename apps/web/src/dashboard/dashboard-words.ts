import { wordGroup } from '../platform/word-group.ts'

export const dashboardWords = wordGroup({
  en: () => import('@ankur/content/words/en/dashboard').then((module) => module.dashboard),
  hi: () => import('@ankur/content/words/hi/dashboard').then((module) => module.dashboard),
  pa: () => import('@ankur/content/words/pa/dashboard').then((module) => module.dashboard),
})

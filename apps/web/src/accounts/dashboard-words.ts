import { wordGroup } from '../platform/word-group.ts'

export const dashboardWords = wordGroup({
  en: () => import('@ankur/content/words/en/dashboard').then(({ dashboard }) => dashboard),
  hi: () => import('@ankur/content/words/hi/dashboard').then(({ dashboard }) => dashboard),
  pa: () => import('@ankur/content/words/pa/dashboard').then(({ dashboard }) => dashboard),
})

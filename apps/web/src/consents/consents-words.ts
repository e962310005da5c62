import { wordGroup } from '../platform/word-group.ts'

export const consentsWords = wordGroup({
  en: () => import('@ankur/content/words/en/consents').then((module) => module.consents),
  hi: () => import('@ankur/content/words/hi/consents').then((module) => module.consents),
  pa: () => import('@ankur/content/words/pa/consents').then((module) => module.consents),
})

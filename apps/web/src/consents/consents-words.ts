import { wordGroup } from '../platform/word-group.ts'

export const consentsWords = wordGroup({
  en: () => import('@ankur/content/words/en/consents').then(({ consents }) => consents),
  hi: () => import('@ankur/content/words/hi/consents').then(({ consents }) => consents),
  pa: () => import('@ankur/content/words/pa/consents').then(({ consents }) => consents),
})

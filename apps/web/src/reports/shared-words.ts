import { wordGroup } from '../platform/word-group.ts'

export const sharedWords = wordGroup({
  en: () => import('@ankur/content/words/en/shared').then(({ shared }) => shared),
  hi: () => import('@ankur/content/words/hi/shared').then(({ shared }) => shared),
  pa: () => import('@ankur/content/words/pa/shared').then(({ shared }) => shared),
})

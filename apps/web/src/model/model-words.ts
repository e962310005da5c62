import { wordGroup } from '../platform/word-group.ts'

export const modelWords = wordGroup({
  en: () => import('@ankur/content/words/en/model').then(({ model }) => model),
  hi: () => import('@ankur/content/words/hi/model').then(({ model }) => model),
  pa: () => import('@ankur/content/words/pa/model').then(({ model }) => model),
})

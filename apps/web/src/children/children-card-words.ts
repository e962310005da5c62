import { wordGroup } from '../platform/word-group.ts'

export const childrenCardWords = wordGroup({
  en: () => import('@ankur/content/words/en/children-card').then(({ childrenCard }) => childrenCard),
  hi: () => import('@ankur/content/words/hi/children-card').then(({ childrenCard }) => childrenCard),
  pa: () => import('@ankur/content/words/pa/children-card').then(({ childrenCard }) => childrenCard),
})

import { wordGroup } from '../platform/word-group.ts'

export const questionsWords = wordGroup({
  en: () => import('@ankur/content/words/en/questions').then(({ questions }) => questions),
  hi: () => import('@ankur/content/words/hi/questions').then(({ questions }) => questions),
  pa: () => import('@ankur/content/words/pa/questions').then(({ questions }) => questions),
})

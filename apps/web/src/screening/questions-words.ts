import { wordGroup } from '../platform/word-group.ts'

export const questionsWords = wordGroup({
  en: () => import('@ankur/content/words/en/questions').then((module) => module.questions),
  hi: () => import('@ankur/content/words/hi/questions').then((module) => module.questions),
  pa: () => import('@ankur/content/words/pa/questions').then((module) => module.questions),
})

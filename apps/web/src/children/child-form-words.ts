import { wordGroup } from '../platform/word-group.ts'

export const childFormWords = wordGroup({
  en: () => import('@ankur/content/words/en/child-form').then((module) => module.childForm),
  hi: () => import('@ankur/content/words/hi/child-form').then((module) => module.childForm),
  pa: () => import('@ankur/content/words/pa/child-form').then((module) => module.childForm),
})

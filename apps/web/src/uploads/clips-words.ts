import { wordGroup } from '../platform/word-group.ts'

export const clipsWords = wordGroup({
  en: () => import('@ankur/content/words/en/clips').then(({ clips }) => clips),
  hi: () => import('@ankur/content/words/hi/clips').then(({ clips }) => clips),
  pa: () => import('@ankur/content/words/pa/clips').then(({ clips }) => clips),
})

import { wordGroup } from '../platform/word-group.ts'

export const creatorWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator').then(({ creator }) => creator),
  hi: () => import('@ankur/content/words/hi/creator').then(({ creator }) => creator),
  pa: () => import('@ankur/content/words/pa/creator').then(({ creator }) => creator),
})

import { wordGroup } from '../../platform/word-group.ts'

export const shellWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-shell').then((module) => module.creatorShell),
  hi: () => import('@ankur/content/words/hi/creator-shell').then((module) => module.creatorShell),
  pa: () => import('@ankur/content/words/pa/creator-shell').then((module) => module.creatorShell),
})

import { wordGroup } from '../../platform/word-group.ts'

export const settingsWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-settings').then((module) => module.creatorSettings),
  hi: () => import('@ankur/content/words/hi/creator-settings').then((module) => module.creatorSettings),
  pa: () => import('@ankur/content/words/pa/creator-settings').then((module) => module.creatorSettings),
})

import { wordGroup } from '../../platform/word-group.ts'

export const playedGameWords = wordGroup({
  en: () => import('@ankur/content/words/en/played-game').then((module) => module.playedGame),
  hi: () => import('@ankur/content/words/hi/played-game').then((module) => module.playedGame),
  pa: () => import('@ankur/content/words/pa/played-game').then((module) => module.playedGame),
})

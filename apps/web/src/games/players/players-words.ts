import { wordGroup } from '../../platform/word-group.ts'

export const playersWords = wordGroup({
  en: () => import('@ankur/content/words/en/game-players').then(({ gamePlayers }) => gamePlayers),
  hi: () => import('@ankur/content/words/hi/game-players').then(({ gamePlayers }) => gamePlayers),
  pa: () => import('@ankur/content/words/pa/game-players').then(({ gamePlayers }) => gamePlayers),
})

import { wordGroup } from '../../platform/word-group.ts'

export const gamesDialogWords = wordGroup({
  en: () => import('@ankur/content/words/en/games-dialog').then((module) => module.gamesDialog),
  hi: () => import('@ankur/content/words/hi/games-dialog').then((module) => module.gamesDialog),
  pa: () => import('@ankur/content/words/pa/games-dialog').then((module) => module.gamesDialog),
})

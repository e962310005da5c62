import { wordGroup } from '../../platform/word-group.ts'

export const gamesDialogWords = wordGroup({
  en: () => import('@ankur/content/words/en/games-dialog').then(({ gamesDialog }) => gamesDialog),
  hi: () => import('@ankur/content/words/hi/games-dialog').then(({ gamesDialog }) => gamesDialog),
  pa: () => import('@ankur/content/words/pa/games-dialog').then(({ gamesDialog }) => gamesDialog),
})

import { wordGroup } from '../../platform/word-group.ts'

export const accountGamesWords = wordGroup({
  en: () => import('@ankur/content/words/en/account-games').then((module) => module.accountGames),
  hi: () => import('@ankur/content/words/hi/account-games').then((module) => module.accountGames),
  pa: () => import('@ankur/content/words/pa/account-games').then((module) => module.accountGames),
})

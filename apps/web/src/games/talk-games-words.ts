import { wordGroup } from '../platform/word-group.ts'

/** What is known of games for talking, for the adult. */
export const talkGamesWords = wordGroup({
  en: () => import('@ankur/content/words/en/talk-games').then(({ talkGames }) => talkGames),
  hi: () => import('@ankur/content/words/hi/talk-games').then(({ talkGames }) => talkGames),
  pa: () => import('@ankur/content/words/pa/talk-games').then(({ talkGames }) => talkGames),
})

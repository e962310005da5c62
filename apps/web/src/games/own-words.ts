import type { Level } from '@ankur/games/level'
import type { OwnKey } from '@ankur/games/sayings/saying'
import type { TalkGame } from '@ankur/games/round'
import { wordGroup, type WordGroup } from '../platform/word-group.ts'
import { gamesWords } from './games-words.ts'
import type { PlayedGame } from './played-games.ts'

/** Its buttons say words of their own. */
export const takeTurnsWords = wordGroup({
  en: () => import('@ankur/content/words/en/take-turns').then(({ takeTurns }) => takeTurns),
  hi: () => import('@ankur/content/words/hi/take-turns').then(({ takeTurns }) => takeTurns),
  pa: () => import('@ankur/content/words/pa/take-turns').then(({ takeTurns }) => takeTurns),
})

/** What one game alone says: loaded with its page, or where an adult reads of all games. */
export const ownWords = {
  same_different: wordGroup({
    en: () => import('@ankur/content/words/en/same-different').then(({ sameDifferent }) => sameDifferent),
    hi: () => import('@ankur/content/words/hi/same-different').then(({ sameDifferent }) => sameDifferent),
    pa: () => import('@ankur/content/words/pa/same-different').then(({ sameDifferent }) => sameDifferent),
  }),
  what_comes_next: wordGroup({
    en: () => import('@ankur/content/words/en/what-comes-next').then(({ whatComesNext }) => whatComesNext),
    hi: () => import('@ankur/content/words/hi/what-comes-next').then(({ whatComesNext }) => whatComesNext),
    pa: () => import('@ankur/content/words/pa/what-comes-next').then(({ whatComesNext }) => whatComesNext),
  }),
  choose_and_ask: wordGroup({
    en: () => import('@ankur/content/words/en/choose-and-ask').then(({ chooseAndAsk }) => chooseAndAsk),
    hi: () => import('@ankur/content/words/hi/choose-and-ask').then(({ chooseAndAsk }) => chooseAndAsk),
    pa: () => import('@ankur/content/words/pa/choose-and-ask').then(({ chooseAndAsk }) => chooseAndAsk),
  }),
  take_turns: takeTurnsWords,
} as const satisfies Record<TalkGame, WordGroup<OwnWords>>

/** What the word files of all these games have, beside what their rounds say. */
type ForAdults = 'practises' | 'evidence' | 'for_real' | `level_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
export type OwnWords = Readonly<Partial<Record<OwnKey, string>>> & Readonly<Record<ForAdults, string>>

export function isTalkGame(game: string): game is TalkGame {
  return game in ownWords
}

const nothing = { use: () => null }

/** The words of a game that has its own, within a page that loaded them. */
export function useOwnWordsOf(game: string): OwnWords | null {
  const words: { use: () => OwnWords | null } = isTalkGame(game) ? ownWords[game] : nothing
  return words.use()
}

/** What a level of a game asks. */
export function useLevelLine(game: PlayedGame): (level: Level) => string {
  const { gameLevels } = gamesWords.use()
  const own = useOwnWordsOf(game)
  return (level) => (isTalkGame(game) ? (own?.[`level_${level}`] ?? '') : gameLevels[`${game}_${level}`])
}

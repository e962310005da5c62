import type { Level } from '@ankur/games/levels'
import type { OwnKey } from '@ankur/games/sayings/saying'
import type { TalkGame } from '@ankur/games/round'
import { messagesOf, type Messages } from '../platform/messages.ts'
import type { PlayedGame } from './played-games.ts'

const gamesWords = messagesOf('sets', 'gamePages')

/** Its buttons have their own messages. */
export const takeTurnsWords = messagesOf('games/take-turns', 'takeTurns')

/** The messages of a single game: loaded with its page, or on the page for adults. */
export const ownWords = {
  same_different: messagesOf('games/same-different', 'sameDifferent'),
  what_comes_next: messagesOf('games/what-comes-next', 'whatComesNext'),
  choose_and_ask: messagesOf('games/choose-and-ask', 'chooseAndAsk'),
  take_turns: takeTurnsWords,
} as const satisfies Record<TalkGame, Messages<OwnWords>>

/** The messages common to all these games, besides those of their rounds. */
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

/** The task of a level. */
export function useLevelLine(game: PlayedGame): (level: Level) => string {
  const { gameLevels } = gamesWords.use()
  const own = useOwnWordsOf(game)
  return (level) => (isTalkGame(game) ? (own?.[`level_${level}`] ?? '') : gameLevels[`${game}_${level}`])
}

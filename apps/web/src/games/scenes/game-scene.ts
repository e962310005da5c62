import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Face } from '@ankur/games/face'
import type { Place, Round } from '@ankur/games/round'
import type { GameWords } from '@ankur/games/sayings/saying'
import type { Messages } from '../../platform/messages.ts'
import { messagesOf } from '../../platform/messages.ts'
import type { OwnWords } from '../own-words.ts'
import type { Layout } from '../stage/fit.ts'

const gamesWords = messagesOf('sets', 'gamePages')

/** The parts of a game that are not in the chunk of the first four: its drawings, sizes and messages. */
export interface GameScene {
  readonly words: Pick<Messages<OwnWords>, 'use'>
  readonly layout: Layout
  readonly Piece: ComponentType<{ face: Face; isHome: boolean }>
  /** A place with its pieces. */
  readonly PlaceFrame: ComponentType<{ round: Round; place: Place; inside: ReactNode }>
  readonly Friend: ComponentType<{ round: Round; isFinished: boolean }>
}

export const SceneOfGame = createContext<GameScene | null>(null)

export function useGameScene(): GameScene | null {
  return useContext(SceneOfGame)
}

const nothing = { use: () => null }

/** The words of this game alone; the first four have none. */
export function useOwnWords(): OwnWords | null {
  const { words } = useGameScene() ?? { words: nothing }
  return words.use()
}

/** All possible announcements of a round. */
export function useGameWords(): GameWords {
  const own = useOwnWords()
  return { ...gamesWords.use().games, ...own }
}

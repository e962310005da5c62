import { createContext, useContext, useMemo, useReducer, useRef } from 'react'
import { changedTo, type History, historyOf, redone, undone } from '@ankur/blocks/edit/history'
import { type Block, blocksOf, type Project, type Sprite } from '@ankur/blocks/project'
import { type GameIdentity, newGameIdentity } from './game-identity.ts'

/** The open game, its selection, and the current status message. */
export interface Creator {
  readonly history: History
  readonly project: Project
  readonly sprite: Sprite | undefined
  /** The selected block's id. */
  readonly block: string | null
  readonly message: Announcement
  /** Whether the last change is stored on this device. */
  readonly isKept: boolean
  /** A change; false when it changed nothing. Announces `message`, or `otherwise` when nothing changed. */
  readonly edit: (after: Project, say: Say) => boolean
  readonly undo: (message: string) => void
  readonly redo: (message: string) => void
  readonly choose: (chosen: { sprite?: string; block?: string | null; message?: string }) => void
  readonly say: (text: string, offer?: Offer) => void
  /** Saves the game immediately; false when this device cannot. */
  readonly keep: () => boolean
  /** Its name, and where else it is stored. */
  readonly keptAs: GameIdentity
  readonly keepAs: (change: Partial<GameIdentity>) => void
  /** Another game replaces this one, which must be saved elsewhere by then. */
  readonly open: (game: OpenGame, message: string) => void
  /** The current game, for asynchronous code. */
  readonly latest: () => OpenGame
}

export interface OpenGame {
  readonly project: Project
  readonly sprite: string
  readonly keptAs: GameIdentity
}

export interface Announcement {
  readonly text: string
  /** Incremented, so that the same sentence is announced again. */
  readonly number: number
  /** The game is another than before. */
  readonly isChange: boolean
  /** The button beside it: undo, redo, or the link to the account. */
  readonly offer?: Offer | undefined
}

export type Offer = 'account' | 'undo' | 'redo' | { readonly text: string; readonly act: () => void }

export interface Say {
  readonly message: string
  readonly otherwise?: string
  readonly block?: string | null
  readonly sprite?: string
}

interface State {
  readonly history: History
  readonly sprite: string
  readonly block: string | null
  readonly message: Announcement
  readonly isKept: boolean
  readonly keptAs: GameIdentity
}

interface GameToOpen extends Omit<OpenGame, 'keptAs'> {
  /** A new game when left out. */
  readonly keptAs?: GameIdentity
  /** Its steps, if it has earlier ones. */
  readonly history?: History | undefined
  /**
   * Whether a game of those steps is valid. They come from a store that may be damaged, and are many: each is checked when
   * it is undone or redone.
   */
  readonly isSound?: ((project: Project) => boolean) | undefined
  readonly message: string
  /** Whether it is already stored. */
  readonly isKept: boolean
  /** Stores every change; false when it failed. */
  readonly keepGame: KeepGame
}

export type KeepGame = (history: History, sprite: string, keptAs: GameIdentity) => boolean

export function useOpenGame({
  project,
  history: earlier,
  isSound,
  sprite,
  keptAs,
  message,
  isKept,
  keepGame,
}: GameToOpen): Creator {
  const [state, set] = useReducer(
    (before: State, change: Partial<State>): State => ({ ...before, ...change }),
    null,
    () => ({
      history: earlier ?? historyOf(project),
      sprite,
      block: null,
      message: { text: message, number: 0, isChange: false },
      isKept,
      keptAs: keptAs ?? newGameIdentity(),
    }),
  )
  // Two presses may come before React has rendered the first.
  const latest = useRef(state)
  return useMemo(() => {
    const change = (next: Partial<State>) => {
      latest.current = { ...latest.current, ...next }
      set(next)
    }
    const saying = (text: string, isChange: boolean): Announcement => ({
      // The block "Say Hello!" has its own end.
      text: text.replace('!.', '!'),
      number: latest.current.message.number + 1,
      isChange,
    })
    const keep = () => {
      const { history, sprite: chosen, keptAs: now } = latest.current
      return keepGame(history, chosen, now)
    }
    const become = (history: History, text: string, chosen: Partial<State> = {}, offer: Offer = 'undo') => {
      change({ history, message: { ...saying(text, true), offer }, keptAs: withChanges(latest.current.keptAs), ...chosen })
      change({ isKept: keep() })
    }
    /** Undone or redone. Steps that lead to no valid game are dropped; those in the other direction stay. */
    const goTo = (history: History, text: string) => {
      const { now, before, undone: after } = latest.current.history
      const isUndo = history.before.length < before.length
      if (isSound === undefined || isSound(history.now)) return become(history, text, {}, isUndo ? 'redo' : 'undo')
      change({ history: isUndo ? { now, before: [], undone: after } : { now, before, undone: [] } })
    }
    return {
      history: state.history,
      project: state.history.now,
      sprite: chosenSprite(state),
      block: state.block,
      message: state.message,
      isKept: state.isKept,
      edit(after, { message: text, otherwise = '', block = latest.current.block, sprite: chosen = latest.current.sprite }) {
        const { history } = latest.current
        if (after === history.now) {
          if (otherwise) change({ message: saying(otherwise, false) })
          return false
        }
        become(changedTo(history, after), text, { block, sprite: chosen })
        return true
      },
      undo: (text) => goTo(undone(latest.current.history), text),
      redo: (text) => goTo(redone(latest.current.history), text),
      choose({ sprite: wanted = latest.current.sprite, block = null, message: text }) {
        change({ sprite: wanted, block, ...(text === undefined ? {} : { message: saying(text, false) }) })
      },
      say: (text, offer) => change({ message: { ...saying(text, false), offer } }),
      keep() {
        const isKept = keep()
        change({ isKept })
        return isKept
      },
      keptAs: state.keptAs,
      keepAs(changed) {
        change({ keptAs: { ...latest.current.keptAs, ...changed } })
        change({ isKept: keep() })
      },
      open({ project: opened, sprite: chosen, keptAs: as }, text) {
        change({ history: historyOf(opened), sprite: chosen, block: null, keptAs: as, message: saying(text, false) })
        change({ isKept: keep() })
      },
      latest: () => ({ project: latest.current.history.now, sprite: latest.current.sprite, keptAs: latest.current.keptAs }),
    }
  }, [state, keepGame, isSound])
}

/** The version in the account is outdated. */
function withChanges(keptAs: GameIdentity): GameIdentity {
  return keptAs.account ? { ...keptAs, account: { ...keptAs.account, hasChanges: true } } : keptAs
}

function chosenSprite({ history, sprite }: State): Sprite | undefined {
  const { sprites } = history.now
  return sprites.find(({ id }) => id === sprite) ?? sprites[0]
}

export const CreatorContext = createContext<Creator | null>(null)

export function useCreator(): Creator {
  const creator = useContext(CreatorContext)
  if (!creator) throw new Error('useCreator must be used within the Game Creator')
  return creator
}

/** Every block of some scripts in reading order, parents first. */
export function blocksInOrder(sprite: Sprite): Block[] {
  const walk = (block: Block): Block[] => [block, ...block.stacks.flat().flatMap(walk)]
  return sprite.scripts.flatMap(({ blocks }) => blocks.flatMap(walk))
}

export function countBlocks(sprite: Pick<Sprite, 'scripts'>): number {
  return blocksOf(sprite).length
}

import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { addChange, type History, historyOf, redoChange, undoChange } from '@ankur/blocks/edit/history'
import { type Block, blocksOf, type Project, type Sprite, allBlocks } from '@ankur/blocks/project'
import { type GameIdentity, newGameIdentity } from './game-identity.ts'

/** What can be done with the open game; the same functions as long as it is open. */
export interface GameActions {
  /** A change; false when it changed nothing. Announces `message`, or `otherwise` when nothing changed. */
  readonly edit: (after: Project, say: EditMessage) => boolean
  readonly undo: (message: string) => void
  readonly redo: (message: string) => void
  readonly choose: (chosen: { sprite?: string; block?: string | null; message?: string }) => void
  readonly say: (text: string, offer?: MessageAction) => void
  /** Saves the game immediately; false when this device cannot. */
  readonly save: () => boolean
  readonly changeIdentity: (change: Partial<GameIdentity>) => void
  /** Another game replaces this one, which must be saved elsewhere by then. */
  readonly open: (game: OpenGame, message: string) => void
  /** The current game, for asynchronous code. */
  readonly latest: () => OpenGame
}

/** The open game, its selection, and the current status message. */
export interface Creator extends GameActions {
  readonly history: History
  readonly project: Project
  readonly sprite: Sprite | undefined
  /** The selected block's id. */
  readonly block: string | null
  readonly message: Announcement
  /** Whether the last change is stored on this device. */
  readonly isSaved: boolean
  /** Its name, and where else it is stored. */
  readonly identity: GameIdentity
}

/** Holds the open game. A component renders again only when something changes that it reads. */
export interface GameStore extends GameActions {
  readonly now: () => Creator
  readonly watch: (changed: () => void) => () => void
}

export interface OpenGame {
  readonly project: Project
  readonly sprite: string
  readonly identity: GameIdentity
}

export interface Announcement {
  readonly text: string
  /** Incremented, so that the same sentence is announced again. */
  readonly number: number
  /** The game is another than before. */
  readonly isChange: boolean
  /** The button beside it: undo, redo, or the link to the account. */
  readonly offer?: MessageAction | undefined
}

export type MessageAction = 'account' | 'undo' | 'redo' | { readonly text: string; readonly act: () => void }

export interface EditMessage {
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
  readonly isSaved: boolean
  readonly identity: GameIdentity
}

interface GameToOpen extends Omit<OpenGame, 'identity'> {
  /** A new game when left out. */
  readonly identity?: GameIdentity
  /** Its steps, if it has earlier ones. */
  readonly history?: History | undefined
  /**
   * Whether a game of those steps is valid. They come from a store that may be damaged, and are many: each is checked when
   * it is undone or redone.
   */
  readonly isValid?: ((project: Project) => boolean) | undefined
  readonly message: string
  /** Whether it is already stored. */
  readonly isSaved: boolean
  /** Stores every change; false when it failed. */
  readonly saveGame: SaveGame
}

export type SaveGame = (history: History, sprite: string, identity: GameIdentity) => boolean

export function useOpenGame(game: GameToOpen): GameStore {
  const [store] = useState(() => openGame(game))
  return store
}

function openGame({ project, history, isValid, sprite, identity, message, isSaved, saveGame }: GameToOpen): GameStore {
  const watchers = new Set<() => void>()
  let state: State = {
    history: history ?? historyOf(project),
    sprite,
    block: null,
    message: { text: message, number: 0, isChange: false },
    isSaved,
    identity: identity ?? newGameIdentity(),
  }
  const change = (next: Partial<State>) => {
    state = { ...state, ...next }
    creator = seen()
    for (const changed of watchers) changed()
  }
  const saying = (text: string, isChange: boolean): Announcement => ({
    // The block "Say Hello!" has its own end.
    text: text.replace('!.', '!'),
    number: state.message.number + 1,
    isChange,
  })
  const save = () => saveGame(state.history, state.sprite, state.identity)
  const become = (after: History, text: string, chosen: Partial<State> = {}, offer: MessageAction = 'undo') => {
    change({ history: after, message: { ...saying(text, true), offer }, identity: withChanges(state.identity), ...chosen })
    change({ isSaved: save() })
  }
  /** Undone or redone. Steps that lead to no valid game are dropped; those in the other direction stay. */
  const goTo = (wanted: History, text: string) => {
    const { now, before, undone: after } = state.history
    const isUndo = wanted.before.length < before.length
    if (isValid === undefined || isValid(wanted.now)) return become(wanted, text, {}, isUndo ? 'redo' : 'undo')
    change({ history: isUndo ? { now, before: [], undone: after } : { now, before, undone: [] } })
  }
  const actions: GameActions = {
    edit(after, { message: text, otherwise = '', block = state.block, sprite: chosen = state.sprite }) {
      if (after === state.history.now) {
        if (otherwise) change({ message: saying(otherwise, false) })
        return false
      }
      become(addChange(state.history, after), text, { block, sprite: chosen })
      return true
    },
    undo: (text) => goTo(undoChange(state.history), text),
    redo: (text) => goTo(redoChange(state.history), text),
    choose({ sprite: wanted = state.sprite, block = null, message: text }) {
      change({ sprite: wanted, block, ...(text === undefined ? {} : { message: saying(text, false) }) })
    },
    say: (text, offer) => change({ message: { ...saying(text, false), offer } }),
    save() {
      const isNowSaved = save()
      change({ isSaved: isNowSaved })
      return isNowSaved
    },
    changeIdentity(changed) {
      change({ identity: { ...state.identity, ...changed } })
      change({ isSaved: save() })
    },
    open({ project: opened, sprite: chosen, identity: as }, text) {
      change({ history: historyOf(opened), sprite: chosen, block: null, identity: as, message: saying(text, false) })
      change({ isSaved: save() })
    },
    latest: () => ({ project: state.history.now, sprite: state.sprite, identity: state.identity }),
  }
  const seen = (): Creator => ({ ...actions, ...state, project: state.history.now, sprite: chosenSprite(state) })
  let creator = seen()
  return {
    ...actions,
    now: () => creator,
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

/** The version in the account is outdated. */
function withChanges(identity: GameIdentity): GameIdentity {
  return identity.account ? { ...identity, account: { ...identity.account, hasChanges: true } } : identity
}

function chosenSprite({ history, sprite }: State): Sprite | undefined {
  const { sprites } = history.now
  return sprites.find(({ id }) => id === sprite) ?? sprites[0]
}

export const CreatorContext = createContext<GameStore | null>(null)

/** The open game without following its changes: for its actions, and for handlers that read `now()`. */
export function useGame(): GameStore {
  const game = useContext(CreatorContext)
  if (!game) throw new Error('useGame must be used within the Game Creator')
  return game
}

/** Renders again with every change. */
export function useCreator(): Creator {
  const game = useGame()
  return useSyncExternalStore(game.watch, game.now)
}

/** One part of the open game: renders again only when that part is another value than before. */
export function useGamePart<T>(part: (creator: Creator) => T): T {
  return usePartOf(useGame(), part)
}

export function usePartOf<T>(game: GameStore, part: (creator: Creator) => T): T {
  return useSyncExternalStore(game.watch, () => part(game.now()))
}

/** Every block of some scripts in reading order, parents first. */
export function blocksInOrder(sprite: Sprite): Block[] {
  const walk = (block: Block): Block[] => [block, ...block.stacks.flat().flatMap(walk)]
  return sprite.scripts.flatMap(({ blocks }) => blocks.flatMap(walk))
}

export function countBlocks(sprite: Pick<Sprite, 'scripts'>): number {
  return blocksOf(sprite).length
}

/** Games are immutable: what is computed from one is computed once, however often it is asked for. */
export function oncePerGame<T>(compute: (project: Project) => T): (project: Project) => T {
  const known = new WeakMap<Project, T>()
  return (project) => {
    const found = known.get(project) ?? compute(project)
    known.set(project, found)
    return found
  }
}

export const hasBlock = (isSuch: (block: Block) => boolean) => oncePerGame((project) => allBlocks(project).some(isSuch))

/**
 * Whose talk board is in use. The boards are stored by the feature `talk` under `ankur-talk`; beside them is whose they are,
 * so that the page shows the board of the chosen child before its script is loaded.
 */
import { maxBoards, type BoardLook } from '@ankur/talk/boards-here'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { loadStored, parseJson } from '../platform/storage/storage.ts'
import type { Player } from './player.ts'

/** A board as it is stored. */
export type StoredBoard = Readonly<Record<string, unknown>>

export interface StoredBoards {
  readonly boards: readonly StoredBoard[]
  readonly current?: unknown
  readonly former?: unknown
  /** The board of each player, by their ids. */
  readonly ofPlayers: Readonly<Record<string, string>>
}

export const boardsStore = deviceStore('ankur-talk', parseBoards)

export function parseBoards(stored: unknown): StoredBoards {
  const given = isRecord(stored) ? stored : {}
  const links = Object.entries(isRecord(given.ofPlayers) ? given.ofPlayers : {})
  return {
    boards: Array.isArray(given.boards) ? given.boards.filter(isRecord) : [],
    ...('current' in given && { current: given.current }),
    ...('former' in given && { former: given.former }),
    ofPlayers: Object.fromEntries(links.filter((link): link is [string, string] => typeof link[1] === 'string')),
  }
}

/** The boards, also deleted ones, of children whose account is signed out (`hidden-children.ts`): their recordings and photos stay. */
export function hiddenBoards(): readonly StoredBoard[] {
  const stored = parseJson(loadStored('ankur-talk'))
  const hidden = isRecord(stored) && isRecord(stored.hidden) ? Object.values(stored.hidden) : []
  return hidden.flatMap((text) => {
    const { boards, former } = parseBoards(parseJson(String(text)))
    const deleted: readonly unknown[] = Array.isArray(former) ? former : []
    return [...boards, ...deleted.flatMap((each) => (isRecord(each) && isRecord(each.board) ? [each.board] : []))]
  })
}

export function boardInUse({ boards, current }: StoredBoards): StoredBoard | undefined {
  return boards.find(({ id }) => id === current) ?? boards[0]
}

/** The board that was chosen for this player, otherwise the one with the same name; null if neither exists. */
export function ownBoard({ boards, ofPlayers }: StoredBoards, player: Player): StoredBoard | null {
  const linked = boards.find(({ id }) => id === ofPlayers[player.id])
  const isOfAnother = ({ id }: StoredBoard) => Object.values(ofPlayers).some((each) => each === id)
  return linked ?? boards.find((board) => isNamed(board, player.name) && !isOfAnother(board)) ?? null
}

/** The board that this player would use now: a board without a name and an owner is for whoever plays. */
export function boardFor(here: StoredBoards, player: Player): StoredBoard | null {
  const isFree = ({ id, name }: StoredBoard) =>
    spelling(name) === '' && !Object.values(here.ofPlayers).some((each) => each === id)
  const now = boardInUse(here)
  return ownBoard(here, player) ?? (now && isFree(now) ? now : null) ?? here.boards.find(isFree) ?? null
}

/** With the board of this player in use; a new one if all boards are those of others. */
export function withBoardOf(here: StoredBoards, player: Player, look: BoardLook): StoredBoards {
  // The first board is created when it is first opened.
  if (here.boards.length === 0) return here
  const board = boardFor(here, player)
  if (board) return { ...here, current: board.id }
  if (here.boards.length >= maxBoards) return here
  const fresh = { id: `of-${player.id}`, name: player.name, settings: look }
  return { ...here, boards: [...here.boards, fresh], current: fresh.id, ofPlayers: { ...here.ofPlayers, [player.id]: fresh.id } }
}

/** The board that this player uses belongs to them from now on. */
export function withOwnBoard(here: StoredBoards, player: Player): StoredBoards {
  const board = boardFor(here, player)
  if (typeof board?.id !== 'string' || board !== boardInUse(here)) return here
  const named = spelling(board.name) === '' ? { ...board, name: player.name } : board
  const boards = here.boards.map((each) => (each === board ? named : each))
  return { ...here, boards, ofPlayers: { ...here.ofPlayers, [player.id]: board.id } }
}

/** Without the boards of these players, also those kept for 30 days. */
export function withoutBoardsOf(here: StoredBoards, players: readonly Player[]): StoredBoards {
  const gone: readonly unknown[] = players.map((player) => ownBoard(here, player)?.id)
  const former: readonly unknown[] = Array.isArray(here.former) ? here.former : []
  const kept = former.filter((each) => !(isRecord(each) && isRecord(each.board) && gone.includes(each.board.id)))
  const links = Object.entries(here.ofPlayers).filter(([id]) => players.every((player) => player.id !== id))
  return {
    boards: here.boards.filter(({ id }) => !gone.includes(id)),
    current: gone.includes(here.current) ? undefined : here.current,
    former: kept,
    ofPlayers: Object.fromEntries(links),
  }
}

/** The boards stay; they are nobody's until one is chosen again. */
export function withoutLink({ ofPlayers, ...here }: StoredBoards, playerId: string): StoredBoards {
  return { ...here, ofPlayers: Object.fromEntries(Object.entries(ofPlayers).filter(([id]) => id !== playerId)) }
}

export function isSameName(one: unknown, other: unknown): boolean {
  return spelling(one) !== '' && spelling(one) === spelling(other)
}

function isNamed(board: StoredBoard, name: string): boolean {
  return isSameName(board.name, name)
}

function spelling(name: unknown): string {
  return typeof name === 'string' ? name.trim().normalize('NFC').toLowerCase() : ''
}

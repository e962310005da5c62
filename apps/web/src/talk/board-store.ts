import { firstBoard, maxBoards, parsePersonalBoard, type PersonalBoard } from '@ankur/talk'
import { standardLook, type BoardLook } from '@ankur/talk/boards-here'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { isFirstDrawing } from '../platform/drawn.ts'
import { drawnLook } from './first-paint/first-look.ts'

interface FormerBoard {
  readonly board: PersonalBoard
  readonly sinceMs: number
}

interface TalkBoards {
  readonly boards: readonly PersonalBoard[]
  readonly current: string
  /** Boards replaced by "back to the first board" and deleted ones, for 30 days. */
  readonly former: readonly FormerBoard[]
}

/** Where `use-log.ts` counts words; known here, because a board without the key never loads it. */
export const useLogKey = 'ankur-talk-use'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** The boards of this device. They leave it only in a file that an adult saves. */
export const boardStore = deviceStore('ankur-talk', parse)

function parse(stored: unknown): TalkBoards {
  const given = isRecord(stored) ? stored : {}
  const boards = (Array.isArray(given.boards) ? given.boards : [])
    .slice(0, maxBoards)
    .flatMap((each) => parsePersonalBoard(each) ?? [])
  const former = (Array.isArray(given.former) ? given.former : []).flatMap((each): FormerBoard[] => {
    const board = isRecord(each) ? parsePersonalBoard(each.board) : null
    const sinceMs = isRecord(each) && typeof each.sinceMs === 'number' ? each.sinceMs : 0
    return board && Date.now() - sinceMs < keptMs ? [{ board, sinceMs }] : []
  })
  const all = boards.length > 0 ? boards : [firstBoard(freeId(given.hidden), standardSettings())]
  const current = all.some(({ id }) => id === given.current) ? String(given.current) : (all[0]?.id ?? 'first')
  return { boards: all, current, former }
}

/** The recordings of a board that is hidden (`players/hidden-children.ts`) stay under its id. */
function freeId(hidden: unknown): string {
  const taken = JSON.stringify(hidden ?? '')
  let id = 'first'
  while (taken.includes(`"${id}\\"`)) id += '1'
  return id
}

/** 20 words on a phone, 60 from 1024 px; the board belongs to the orientation in which it was first opened. */
function standardSettings(): BoardLook {
  return isFirstDrawing() ? drawnLook : standardLook(innerWidth, innerHeight)
}

export function currentBoard({ boards, current }: TalkBoards): PersonalBoard {
  return boards.find(({ id }) => id === current) ?? (boards[0] as PersonalBoard)
}

/** For the games: the board named like the current player, otherwise the one in use. */
export function boardNamed(name: string): PersonalBoard {
  const boards = boardStore.load()
  const wanted = spellingOf(name)
  return (wanted && boards.boards.find((board) => spellingOf(board.name) === wanted)) || currentBoard(boards)
}

function spellingOf(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** False when the device could not save the change. */
export function changeBoard(change: (board: PersonalBoard) => PersonalBoard): boolean {
  return boardStore.change((before) => {
    const board = currentBoard(before)
    return { ...before, boards: before.boards.map((each) => (each === board ? change(board) : each)) }
  })
}

/** A board is stored from its first use on, so that rotating the device does not rearrange it. */
export function storeFirstBoard(): void {
  boardStore.change((before) => before)
}

export function replaceByFirst(nowMs: number): boolean {
  return boardStore.change((before) => {
    const board = currentBoard(before)
    const fresh = {
      ...firstBoard(board.id, { ...standardSettings(), orientation: board.settings.orientation }),
      name: board.name,
    }
    const former = [...before.former.filter((each) => each.board.id !== board.id), { board, sinceMs: nowMs }]
    return { ...before, former, boards: before.boards.map((each) => (each === board ? fresh : each)) }
  })
}

/** At its former position if possible; a deleted board comes last. */
export function restoreFormer(former: PersonalBoard): boolean {
  return boardStore.change((before) => {
    const isThere = before.boards.some(({ id }) => id === former.id)
    if (!isThere && before.boards.length >= maxBoards) return before
    return {
      ...before,
      former: before.former.filter(({ board }) => board.id !== former.id),
      boards: isThere ? before.boards.map((each) => (each.id === former.id ? former : each)) : [...before.boards, former],
      current: former.id,
    }
  })
}

export function addBoard(id: string): boolean {
  return boardStore.change((before) =>
    before.boards.length >= maxBoards
      ? before
      : { ...before, boards: [...before.boards, firstBoard(id, standardSettings())], current: id },
  )
}

export function chooseBoard(current: string): void {
  boardStore.change((before) => ({ ...before, current }))
}

/** A deleted board can be restored for 30 days, with its photos and recordings. */
export function removeBoard(id: string, nowMs: number): boolean {
  return boardStore.change((before) => {
    const [removed] = before.boards.filter((each) => each.id === id)
    const boards = before.boards.filter((each) => each.id !== id)
    if (!removed || boards.length === 0) return before
    const former = [...before.former.filter((each) => each.board.id !== id), { board: removed, sinceMs: nowMs }]
    return { ...before, boards, former, current: boards[0]?.id ?? 'first' }
  })
}

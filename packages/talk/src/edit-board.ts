import { nextPlace } from './board-words.ts'
import { wordsByWeek } from './layout.ts'
import {
  maxOwnFolders,
  maxOwnWords,
  type AnyFolderId,
  type BoardSettings,
  type Names,
  type OwnFolder,
  type OwnWord,
  type PersonalBoard,
  type WordChange,
} from './personal-board.ts'
import { coreWords, isWordId, type WordId } from './words.ts'

/** Changes that an adult makes: a board in, a board out. No change moves a word. */

export function setSetting<Key extends keyof BoardSettings>(
  board: PersonalBoard,
  key: Key,
  value: BoardSettings[Key],
): PersonalBoard {
  return { ...board, settings: { ...board.settings, [key]: value } }
}

export function setHidden(board: PersonalBoard, id: string, hidden: boolean): PersonalBoard {
  const rest = board.hidden.filter((each) => each !== id)
  return { ...board, hidden: hidden ? [...rest, id] : rest }
}

/** Shows this many core words and hides the others. */
export function showFirst(board: PersonalBoard, count: number): PersonalBoard {
  const shown = wordsByWeek(count)
  const others = board.hidden.filter((id) => !(coreWords as readonly string[]).includes(id))
  return { ...board, hidden: [...others, ...coreWords.filter((id) => !shown.has(id))] }
}

/** Changes the text, the spoken form or the photo of a word; an empty change restores the original. */
export function changeWord(board: PersonalBoard, id: string, change: WordChange): PersonalBoard {
  const { [id]: _former, ...others } = board.changed
  if (!isWordId(id)) {
    const own = board.own.map((each) => (each.id === id ? withChange(each, change) : each))
    return { ...board, own, changed: { ...others, ...(change.spoken && { [id]: { spoken: change.spoken } }) } }
  }
  return { ...board, changed: Object.keys(change).length === 0 ? others : { ...others, [id]: change } }
}

function withChange(own: OwnWord, { names, photo }: WordChange): OwnWord {
  const { photo: former, ...rest } = own
  const next = photo ?? former
  return { ...rest, ...(names && { names }), ...(next !== undefined && { photo: next }) }
}

interface NewWord {
  readonly id: string
  readonly names: Names
  readonly kind: OwnWord['kind']
  readonly folder: AnyFolderId
  readonly symbol?: WordId
  readonly photo?: string
}

/** Null when the board has the maximum number of its own words. */
export function addWord(board: PersonalBoard, word: NewWord): PersonalBoard | null {
  if (board.own.length >= maxOwnWords) return null
  return { ...board, own: [...board.own, { ...word, place: nextPlace(board, word.folder) }] }
}

/** The place of a removed word stays free, so that no other word moves. */
export function removeWord(board: PersonalBoard, id: string): PersonalBoard {
  const { [id]: _former, ...changed } = board.changed
  return { ...board, changed, own: board.own.filter((each) => each.id !== id) }
}

/** Null when the board has the maximum number of its own folders. */
export function addFolder(board: PersonalBoard, folder: OwnFolder): PersonalBoard | null {
  return board.folders.length >= maxOwnFolders ? null : { ...board, folders: [...board.folders, folder] }
}

/** Its words are not lost: they are appended to "my things". */
export function removeFolder(board: PersonalBoard, id: string): PersonalBoard {
  const inside = board.own.filter((word) => word.folder === id)
  const rest: PersonalBoard = {
    ...board,
    folders: board.folders.filter((folder) => folder.id !== id),
    own: board.own.filter((word) => word.folder !== id),
  }
  return inside.reduce((next, word) => {
    const moved = { ...word, folder: 'my_things', place: nextPlace(next, 'my_things') } as const
    return { ...next, own: [...next.own, moved] }
  }, rest)
}

/** The files that a board names, so that others can be cleared. */
export function photosOf(board: PersonalBoard): readonly string[] {
  const all = [...board.own.map(({ photo }) => photo), ...Object.values(board.changed).map(({ photo }) => photo)]
  return all.filter((photo) => photo !== undefined)
}

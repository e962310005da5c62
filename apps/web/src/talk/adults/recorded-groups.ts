import type { Language } from '@ankur/content'
import { boardWord, folderPages, rowsOf, type AnyFolderId, type BoardWord, type PersonalBoard } from '@ankur/talk'
import { loadedTexts } from '../talk-words-group.ts'

/** Words recorded together: those of the board, a folder, or the numbers of the games. */
export type RecordedGroup = 'board' | 'numbers' | AnyFolderId

/** Numbers are on no board: the games speak them. */
export const gameNumbers = Array.from({ length: 10 }, (_, at) => `number_${at + 1}`)

export function wordsOfGroup(group: RecordedGroup, board: PersonalBoard, language: Language): readonly BoardWord[] {
  if (group === 'numbers') return gameNumbers.map((id) => numberWord(id, language))
  const { size, orientation } = board.settings
  const ids = group === 'board' ? rowsOf(size, orientation).flat() : folderPages(board, group).flat()
  const speech = { board, language, texts: loadedTexts() }
  return [...new Set(ids)].flatMap((id) => (id === null ? [] : (boardWord(id, speech) ?? [])))
}

function numberWord(id: string, language: Language): BoardWord {
  const text = id.replace('number_', '')
  return { id, kind: 'description', text, textLanguage: language, second: null, spoken: text, symbol: null, photo: null }
}

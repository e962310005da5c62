import { useEffect, useMemo } from 'react'
import { folderPages, type BoardWord, type AnyFolderId, type PersonalBoard } from '@ankur/talk'
import { Icon } from '../ui/icon/icon.tsx'
import { BoardGrid } from './board-grid.tsx'
import { lettersOf } from './letters.ts'
import { fileUrl } from './talk-files.ts'
import { talkWordsGroup } from './talk-words-group.ts'
import { useFolderColumns } from './folder-layout.ts'

/** The content of the middle of the screen: the board, all folders, or a page of one. */
export type View = { readonly kind: 'board' } | { readonly kind: 'folders' } | OpenFolder

interface OpenFolder {
  readonly kind: 'folder'
  readonly folder: AnyFolderId
  readonly page: number
}

interface Props {
  view: OpenFolder
  name: string
  board: PersonalBoard
  wordOf: (id: string | null) => BoardWord | null
  onChoose: (id: string) => void
  onView: (view: View) => void
}

/** A page of a folder: 15 places and, always in the last one, the way on or back. */
export function FolderView({ view, name, board, wordOf, onChoose, onView }: Props) {
  const { talk } = talkWordsGroup.use()
  const pages = useMemo(() => folderPages(board, view.folder), [board, view.folder])
  const ids = pages[view.page] ?? []
  const columns = useFolderColumns(board.settings.orientation)
  const rows = Array.from({ length: 16 / columns }, (_, y) => ids.slice(y * columns, (y + 1) * columns).map(wordOf))
  const hasNext = view.page + 1 < pages.length
  const backText = hasNext ? talk.next_page : talk.back
  const ahead = (pages[view.page + 1] ?? []).flatMap((id) => wordOf(id)?.photo ?? []).join(' ')
  useEffect(() => {
    // The photos of the next page are preloaded.
    for (const photo of ahead.split(' ')) if (photo !== '') void fileUrl(photo)
  }, [ahead])
  const back = (
    <button
      type="button"
      className="talk-cell talk-cell--back"
      data-scan-stop=""
      onClick={() => onView(hasNext ? { ...view, page: view.page + 1 } : { kind: 'board' })}
    >
      <Icon name={hasNext ? 'forward' : 'back'} />
      <span className={`talk-cell__text ${lettersOf(backText)}`}>{backText}</span>
    </button>
  )
  return (
    <>
      <BoardGrid label={name} rows={rows} board={board} onChoose={onChoose} last={back} />
      {ids.every((id) => id === null) && <p className="talk-note">{talk.empty_folder}</p>}
    </>
  )
}

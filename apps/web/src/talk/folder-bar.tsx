import { useState } from 'react'
import { fill } from '@ankur/content'
import type { AnyFolderId } from '@ankur/talk'
import { Icon } from '../ui/icon/icon.tsx'
import { lettersOf } from './letters.ts'
import type { ShownFolder } from './shown-folders.ts'
import { WordSymbol } from './symbols.tsx'
import { talkWordsGroup } from './talk-words-group.ts'

interface Props {
  /** How many folders are shown at once. */
  perPage: number
  folders: readonly ShownFolder[]
  open: AnyFolderId | null
  onOpen: (folder: AnyFolderId) => void
}

/** The folders beside the board, in their fixed order, some at a time. */
export function FolderBar({ perPage, folders, open, onOpen }: Props) {
  const { talk } = talkWordsGroup.use()
  const [page, setPage] = useState(0)
  const pages = Math.ceil(folders.length / perPage)
  const from = (page % pages) * perPage
  return (
    <nav className="talk-folders" aria-label={talk.folders} data-scan-group="">
      {folders.slice(from, from + perPage).map((folder) => (
        <FolderButton key={folder.id} folder={folder} isOpen={open === folder.id} onOpen={onOpen} />
      ))}
      {pages > 1 && (
        <button
          type="button"
          className="talk-folder talk-folder--next"
          title={talk.next_folders}
          onClick={() => setPage(page + 1)}
          data-scan-stop=""
        >
          <Icon name="chevron-right" />
        </button>
      )}
    </nav>
  )
}

/** All folders instead of the board. */
export function AllFolders({ folders, onOpen }: Pick<Props, 'folders' | 'onOpen'>) {
  const { talk } = talkWordsGroup.use()
  return (
    <nav className="talk-folders talk-folders--all" aria-label={talk.folders} data-scan-group="">
      {folders.map((folder) => (
        <FolderButton key={folder.id} folder={folder} isOpen={false} onOpen={onOpen} />
      ))}
    </nav>
  )
}

interface ButtonProps {
  folder: ShownFolder
  isOpen: boolean
  onOpen: (folder: AnyFolderId) => void
}

function FolderButton({ folder, isOpen, onOpen }: ButtonProps) {
  const { talk } = talkWordsGroup.use()
  return (
    <button
      type="button"
      className="talk-folder"
      aria-pressed={isOpen}
      aria-label={fill(talk.folder, { name: folder.name })}
      onClick={() => onOpen(folder.id)}
      data-scan-stop=""
    >
      <WordSymbol name={folder.symbol} />
      <span className={`talk-folder__text ${lettersOf(folder.name)}`} lang={folder.nameLanguage}>
        {folder.name}
      </span>
    </button>
  )
}

import { useState } from 'react'
import { fill } from '@ankur/content'
import { folderIds, folderPictures, type FolderId } from '@ankur/talk'
import { Icon } from '../ui/icon/icon.tsx'
import { WordSymbol } from './symbols.tsx'
import { talkWordsGroup } from './talk-words-group.ts'
import { lettersOf } from './word-cell.tsx'

interface Props {
  /** How many folders are shown at once. */
  perPage: number
  open: FolderId | null
  onOpen: (folder: FolderId) => void
}

/** The folders beside the board, in their fixed order, some at a time. */
export function FolderBar({ perPage, open, onOpen }: Props) {
  const { talk } = talkWordsGroup.use()
  const [page, setPage] = useState(0)
  const pages = Math.ceil(folderIds.length / perPage)
  const from = (page % pages) * perPage
  return (
    <nav className="talk-folders" aria-label={talk.folders} data-scan-group="">
      {folderIds.slice(from, from + perPage).map((folder) => (
        <FolderButton key={folder} folder={folder} isOpen={open === folder} onOpen={onOpen} />
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

/** All folders in the place of the board. */
export function AllFolders({ onOpen }: { onOpen: (folder: FolderId) => void }) {
  const { talk } = talkWordsGroup.use()
  return (
    <nav className="talk-folders talk-folders--all" aria-label={talk.folders} data-scan-group="">
      {folderIds.map((folder) => (
        <FolderButton key={folder} folder={folder} isOpen={false} onOpen={onOpen} />
      ))}
    </nav>
  )
}

interface ButtonProps {
  folder: FolderId
  isOpen: boolean
  onOpen: (folder: FolderId) => void
}

function FolderButton({ folder, isOpen, onOpen }: ButtonProps) {
  const { talk, talkFolders } = talkWordsGroup.use()
  return (
    <button
      type="button"
      className="talk-folder"
      aria-pressed={isOpen}
      aria-label={fill(talk.folder, { name: talkFolders[folder] })}
      onClick={() => onOpen(folder)}
      data-scan-stop=""
    >
      <WordSymbol name={folder === 'my_things' ? folder : folderPictures[folder]} />
      <span className="talk-folder__text" style={lettersOf(talkFolders[folder])}>
        {talkFolders[folder]}
      </span>
    </button>
  )
}

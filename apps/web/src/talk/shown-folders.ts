import type { Language } from '@ankur/content'
import {
  folderIds,
  folderPictures,
  isWordId,
  ownFolderName,
  type AnyFolderId,
  type FolderId,
  type PersonalBoard,
} from '@ankur/talk'
import type { SymbolName } from './symbols.tsx'

export interface ShownFolder {
  readonly id: AnyFolderId
  readonly name: string
  readonly nameLanguage: Language
  readonly symbol: SymbolName
}

/** The folders beside the board: those of every board in the page's language, then the family's own. */
export function shownFolders(
  board: PersonalBoard,
  names: Readonly<Record<FolderId, string>>,
  language: Language,
): readonly ShownFolder[] {
  const own = board.folders.map((folder): ShownFolder => {
    const { text, textLanguage } = ownFolderName(folder, language)
    const symbol = folder.symbol && isWordId(folder.symbol) ? folder.symbol : 'my_things'
    return { id: folder.id, name: text, nameLanguage: textLanguage, symbol }
  })
  const all = folderIds.map((id): ShownFolder => ({
    id,
    name: names[id],
    nameLanguage: language,
    symbol: id === 'my_things' ? id : folderPictures[id],
  }))
  return [...all, ...own]
}

export { boardWord, folderPages, foldersOf, nextPlace, ownFolderName, type WordTexts } from './board-words.ts'
export { maxBoards } from './boards-here.ts'
export { boardSizes, placesPerPage, rowsOf, type BoardSize, type Orientation } from './layout.ts'
export {
  firstBoard,
  maxNameLength,
  maxOwnFolders,
  maxOwnWords,
  parsePersonalBoard,
  type AnyFolderId,
  type BoardSettings,
  type BoardWord,
  type Names,
  type OwnFolder,
  type PersonalBoard,
} from './personal-board.ts'
export { emptyStrip, nextStrip, type Strip, type StripEvent } from './strip.ts'
export { foldersUnder, folderIds, folderPictures, isWordId, kindOf, type FolderId, type WordId, type WordKind } from './words.ts'

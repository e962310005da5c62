export { boardWord, folderPages, nextPlace, type WordTexts } from './board-words.ts'
export { boardSizes, placesPerPage, rowsOf, type BoardSize, type Orientation } from './layout.ts'
export {
  firstBoard,
  maxBoards,
  maxNameLength,
  maxOwnWords,
  parsePersonalBoard,
  type BoardSettings,
  type BoardWord,
  type Names,
  type PersonalBoard,
} from './personal-board.ts'
export { emptyStrip, nextStrip, type Strip, type StripEvent } from './strip.ts'
export { foldersUnder, folderIds, folderPictures, isWordId, kindOf, type FolderId, type WordId, type WordKind } from './words.ts'

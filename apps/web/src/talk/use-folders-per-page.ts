import { folderIds, type BoardSize, type Orientation } from '@ankur/talk'
import { useMedia } from './use-media.ts'

const tallEnough = '(min-height: 43.75rem) and (min-width: 40.0625rem)'
/** Room for all of them below each other, each with 48 px. */
const tallest = '(min-height: 50rem) and (min-width: 64rem), (min-height: 56rem) and (min-width: 40.0625rem)'

/** No room for five whole names in a row. */
const narrow = '(max-width: 22.4375rem)'

/** Five in a row under a board; beside a wide one as many as its height has room for. */
export function useFoldersPerPage(size: BoardSize, orientation: Orientation, folders: number): number {
  const isHigh = useMedia(tallEnough)
  const isHighest = useMedia(tallest)
  const isUpright = useMedia('(orientation: portrait)')
  const inRow = useMedia(narrow) ? 4 : 5
  if (orientation === 'tall') return inRow
  // More than always fit leave the last place to the arrow.
  if (isHighest) return folders > folderIds.length ? folderIds.length - 1 : folderIds.length
  if (isHigh) return 9
  // Below the sentence, beside sixty words on a phone, they are in two rows.
  return isUpright || size === 60 ? inRow : 4
}

/** Sixty words on a phone in portrait leave no height for a row of folders. */
export function useHasFolderRow(size: BoardSize, orientation: Orientation): boolean {
  const isLow = useMedia('(orientation: portrait) and (max-height: 56rem)')
  return !(isLow && size === 60 && orientation === 'tall')
}

/** How many folders, and how many words of one beside each other, a screen has room for. */
import { useEffect, useState } from 'react'
import { folderIds, type BoardSize, type Orientation } from '@ankur/talk'
import { isFirstDrawing } from '../platform/drawn.ts'

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

/** By the long side of the screen: rotating it, or another text size, moves no word. */
const small = '(max-width: 64rem) and (max-height: 64rem)'

/**
 * The columns of the 16 places of a folder. Eight of them beside each other on a phone leave a word 33 to 75 px, so that it
 * would be in 3 to 9 px (docs/decisions/0016).
 */
export function useFolderColumns(orientation: Orientation): 4 | 8 {
  return columnsOf(orientation, useMedia(small))
}

/** The columns on this screen, which a page being printed does not have: it has the size of the paper. */
export function folderColumnsHere(orientation: Orientation): 4 | 8 {
  return columnsOf(orientation, matchMedia(small).matches)
}

function columnsOf(orientation: Orientation, isSmall: boolean): 4 | 8 {
  return orientation === 'tall' || isSmall ? 4 : 8
}

/** Whether a media query matches; false while the prerendered page is hydrated. */
function useMedia(wanted: string): boolean {
  const [isSo, setSo] = useState(() => !isFirstDrawing() && matchMedia(wanted).matches)
  useEffect(() => {
    const query = matchMedia(wanted)
    const follow = () => setSo(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [wanted])
  return isSo
}

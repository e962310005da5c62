import type { Orientation } from '@ankur/talk'
import { useMedia } from './use-media.ts'

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

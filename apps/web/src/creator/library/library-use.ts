/** What a press in the library does: a new sprite, or one more costume of the chosen one. */
import { openDialog } from '../shell/open-dialog.ts'

export type LibraryUse = 'sprite' | 'costume'

let use: LibraryUse = 'sprite'

export function openLibrary(wanted: LibraryUse): void {
  use = wanted
  openDialog('pictures')
}

/** Holds for one opening. */
export function takeLibraryUse(): LibraryUse {
  const wanted = use
  use = 'sprite'
  return wanted
}

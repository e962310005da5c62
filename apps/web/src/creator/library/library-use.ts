/** What a press in the library does: a new sprite, or another costume of the selected one. */
import { openDialog } from '../shell/open-dialog.ts'

export type LibraryUse = 'sprite' | 'costume'

let use: LibraryUse = 'sprite'

export function openLibrary(wanted: LibraryUse): void {
  use = wanted
  openDialog('pictures')
}

/** Applies until the library is closed. */
export function takeLibraryUse(): LibraryUse {
  const wanted = use
  use = 'sprite'
  return wanted
}

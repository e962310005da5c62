/** What the dialogs of the editor are to show: set by the part that opens one, read by the dialog. */
import type { DrawnSheet } from '../paint/studio-state.ts'
import type { Recording } from '../sounds/recording.ts'
import { sharedValue } from '../shared-value.ts'
import { openDialog } from './open-dialog.ts'

/** The drawing to edit: requested by a sheet of the editor, shown over it by the paint editor. */
export interface DrawingRequest {
  /** Null for a new sprite. */
  readonly sprite: string | null
  /** Index of the costume; null for a new one. */
  readonly costume: number | null
  /** A page as large as the stage, for a backdrop. */
  readonly isBackdrop?: boolean
  /** The unsaved drawing. */
  readonly sheets?: readonly DrawnSheet[]
  /** The page was closed before it was finished. */
  readonly isFromBefore?: boolean
}

/** The sound dialog: requested by the list of sounds, shown in its place. */
export type SoundRequest =
  | { readonly kind: 'library' }
  /** Without a recording, one is made first. `name` is suggested for it. */
  | { readonly kind: 'recorder'; readonly recording: Recording | null; readonly name?: string | undefined }

export const aboutTabs = ['costumes', 'sounds', 'place'] as const
export type AboutTab = (typeof aboutTabs)[number]

export const [requestDrawing, useDrawingRequest] = sharedValue<DrawingRequest | null>(null)

export const [requestSound, useSoundRequest] = sharedValue<SoundRequest | null>(null)

/** The open tab of the selected sprite beside the stage of a wide screen: it stays when another sprite is selected. */
export const [showAboutTab, useAboutTab] = sharedValue<AboutTab>('costumes')

/** What a press in the library does: a new sprite, or another costume of the selected one. */
export type LibraryUse = 'sprite' | 'costume'

let libraryUse: LibraryUse = 'sprite'

export function openLibrary(wanted: LibraryUse): void {
  libraryUse = wanted
  openDialog('pictures')
}

/** Applies until the library is closed. */
export function takeLibraryUse(): LibraryUse {
  const wanted = libraryUse
  libraryUse = 'sprite'
  return wanted
}

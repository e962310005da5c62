/**
 * Which dialog for games is open: the games dialog, the file dialog, or the conflict dialog. Opened from several places.
 */
import type { SavedProject } from '@ankur/blocks/project-contract'
import { sharedValue } from '../shared-value.ts'

/** The button that opens the games dialog: it gets the focus back. */
export const gamesToolId = 'games-tool'

type Open = 'games' | 'file' | Conflict | null

/** The account has another version than the one from which this device continued. */
export interface Conflict {
  readonly current: SavedProject
}

export const [openGames, useGamesDialog] = sharedValue<Open>(null)

let saver: (() => void) | null = null
let isSaveAsked = false

/** Save was pressed for a game in the account. The code that saves it may still have to be loaded. */
export function requestSave(): void {
  if (saver) saver()
  else isSaveAsked = true
}

/** Returns the function that unsubscribes. */
export function answerSaves(save: () => void): () => void {
  saver = save
  if (isSaveAsked) save()
  isSaveAsked = false
  return () => {
    if (saver === save) saver = null
  }
}

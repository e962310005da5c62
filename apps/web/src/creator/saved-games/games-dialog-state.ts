/**
 * Which dialog for games is open: the games dialog, the file dialog, or the conflict dialog. Opened from several places.
 */
import { useSyncExternalStore } from 'react'
import type { SavedProject } from '@ankur/blocks/project-contract'

/** The button that opens the games dialog: it gets the focus back. */
export const gamesToolId = 'games-tool'

type Open = 'games' | 'file' | Conflict | null

/** The account has another version than the one from which this device continued. */
export interface Conflict {
  readonly current: SavedProject
}

interface DialogState {
  readonly open: Open
}

let state: DialogState = { open: null }
const watchers = new Set<() => void>()

export function openGames(open: Open): void {
  change({ open })
}

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

export function useGamesDialog(): DialogState {
  return useSyncExternalStore(watch, () => state)
}

function change(next: DialogState): void {
  state = next
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

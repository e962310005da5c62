/** What of the games is open: their dialog, the one for files, or two states of one game. Whatever speaks of them opens it. */
import { useSyncExternalStore } from 'react'
import type { SavedProject } from '@ankur/blocks/project-contract'

type Open = 'games' | 'file' | Conflict | null

/** The account holds another state than the one from which this device went on. */
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

/** Save was pressed for a game that the account keeps. What saves it may still have to be fetched. */
export function askForSave(): void {
  if (saver) saver()
  else isSaveAsked = true
}

/** Gives what ends it. */
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

/** What of the games is open: their dialog, the one for files, or two states of one game. Whatever speaks of them opens it. */
import { useSyncExternalStore } from 'react'
import type { SavedProject } from '@ankur/blocks/project-contract'

type Open = 'games' | 'file' | Conflict | null

/** The account holds another state than the one from which this device went on. */
export interface Conflict {
  readonly current: SavedProject
}

interface Door {
  readonly open: Open
  /** How often Save was pressed for a game that the account keeps. */
  readonly savesAsked: number
}

let door: Door = { open: null, savesAsked: 0 }
const watchers = new Set<() => void>()

export function openGames(open: Open): void {
  change({ ...door, open })
}

export function askForSave(): void {
  change({ ...door, savesAsked: door.savesAsked + 1 })
}

export function useGamesDoor(): Door {
  return useSyncExternalStore(watch, () => door)
}

function change(next: Door): void {
  door = next
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

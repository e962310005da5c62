/** Which dialog of the games is open: theirs, or the one for files that takes its place. Whatever speaks of them opens it. */
import { useSyncExternalStore } from 'react'

type Open = 'games' | 'file' | null

let open: Open = null
const watchers = new Set<() => void>()

export function openGames(which: Open): void {
  open = which
  for (const changed of watchers) changed()
}

export function useOpenGames(): Open {
  return useSyncExternalStore(watch, () => open)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

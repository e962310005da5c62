/**
 * Which sheet or dialog of the editor is open: one at a time. Those for games are in `saved-games/games-dialog-state.ts`.
 */
import { useSyncExternalStore } from 'react'

export type EditorDialog =
  | 'menu'
  | 'activities'
  | 'settings'
  | 'backdrop'
  | 'pictures'
  | 'photo'
  /**
   * Costumes of the selected sprite; `place` and `sounds` are the same sheet at its name and position, and at its sounds.
   */
  | 'about'
  | 'place'
  | 'sounds'
  /** A dialog of the tabs beside the stage of a wide screen: the paint editor, the recorder or the sound library. */
  | 'requested'
  | 'leave'
  | 'rungs'
  | 'ready'
  | 'costume'
  | 'share'
  | 'calm'

let open: EditorDialog | null = null
const watchers = new Set<() => void>()

export function openDialog(dialog: EditorDialog | null): void {
  open = dialog
  for (const changed of watchers) changed()
}

export function useOpenDialog(): EditorDialog | null {
  return useSyncExternalStore(watch, () => open)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** The drawing to edit: requested by a sheet of the editor, shown over it by the paint editor. */
import { useSyncExternalStore } from 'react'
import type { DrawnSheet } from './studio-state.ts'

export interface AskedDrawing {
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

let asked: AskedDrawing | null = null
const watchers = new Set<() => void>()

export function askForDrawing(drawing: AskedDrawing | null): void {
  asked = drawing
  for (const changed of watchers) changed()
}

export function useAskedDrawing(): AskedDrawing | null {
  return useSyncExternalStore(watch, () => asked)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

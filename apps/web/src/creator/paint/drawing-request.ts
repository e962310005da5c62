/** The drawing to edit: requested by a sheet of the editor, shown over it by the paint editor. */
import { useSyncExternalStore } from 'react'
import type { DrawnSheet } from './studio-state.ts'

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

let current: DrawingRequest | null = null
const watchers = new Set<() => void>()

export function requestDrawing(drawing: DrawingRequest | null): void {
  current = drawing
  for (const changed of watchers) changed()
}

export function useDrawingRequest(): DrawingRequest | null {
  return useSyncExternalStore(watch, () => current)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** What somebody wants to draw: asked for by a sheet of the editor, shown over it by the studio. */
import { useSyncExternalStore } from 'react'
import type { DrawnSheet } from './studio-state.ts'

export interface AskedDrawing {
  /** Null for a new sprite. */
  readonly sprite: string | null
  /** Index of the costume; null for a new one. */
  readonly costume: number | null
  /** A page as large as the stage, for what stands behind the sprites. */
  readonly isBackdrop?: boolean
  /** What was drawn and not kept. */
  readonly sheets?: readonly DrawnSheet[]
  /** The page ended before it was finished. */
  readonly isFromBefore?: boolean
}

let asked: AskedDrawing | null = null
const watchers = new Set<() => void>()

export function askForDrawing(wish: AskedDrawing | null): void {
  asked = wish
  for (const changed of watchers) changed()
}

export function useAskedDrawing(): AskedDrawing | null {
  return useSyncExternalStore(watch, () => asked)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

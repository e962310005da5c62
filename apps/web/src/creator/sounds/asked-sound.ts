/** The requested sound dialog: requested by the list of sounds, shown in its place. */
import { useSyncExternalStore } from 'react'
import type { Recording } from './recording.ts'

export type AskedSound =
  | { readonly kind: 'library' }
  /** Without a recording, one is made first. */
  | { readonly kind: 'recorder'; readonly recording: Recording | null }

let asked: AskedSound | null = null
const watchers = new Set<() => void>()

export function askForSound(sound: AskedSound | null): void {
  asked = sound
  for (const changed of watchers) changed()
}

export function useAskedSound(): AskedSound | null {
  return useSyncExternalStore(watch, () => asked)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

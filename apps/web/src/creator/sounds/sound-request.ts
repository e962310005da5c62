/** The requested sound dialog: requested by the list of sounds, shown in its place. */
import { useSyncExternalStore } from 'react'
import type { Recording } from './recording.ts'

export type SoundRequest =
  | { readonly kind: 'library' }
  /** Without a recording, one is made first. `name` is suggested for it. */
  | { readonly kind: 'recorder'; readonly recording: Recording | null; readonly name?: string | undefined }

let current: SoundRequest | null = null
const watchers = new Set<() => void>()

export function requestSound(sound: SoundRequest | null): void {
  current = sound
  for (const changed of watchers) changed()
}

export function useSoundRequest(): SoundRequest | null {
  return useSyncExternalStore(watch, () => current)
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

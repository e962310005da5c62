import { useSyncExternalStore } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { voiceFor, watchVoices } from '../platform/speech.ts'
import type { ListeningProps } from './listening.tsx'

const Listening = lazyPart(() => import('./listening.tsx').then((module) => module.Listening))

/** Listen for app pages. Nothing, and no script for it, on a device that has no voice for the language. */
export function ListenHere(props: ListeningProps) {
  const isPossible = useSyncExternalStore(
    watchVoices,
    () => voiceFor(props.language) !== null,
    () => false,
  )
  return isPossible && <Listening {...props} />
}

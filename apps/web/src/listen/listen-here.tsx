import { useSyncExternalStore } from 'react'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { voiceFor, watchVoices } from '../platform/speech/speech.ts'
import type { ListeningProps } from './listening.tsx'

const Listening = definePart({ load: () => import('./listening.tsx').then((module) => module.Listening), when: onDemand })

/** Listen for app pages. Nothing, and no script for it, on a device that has no voice for the language. */
export function ListenHere(props: ListeningProps) {
  const isPossible = useSyncExternalStore(
    watchVoices,
    () => voiceFor(props.language) !== null,
    () => false,
  )
  return isPossible && <Listening {...props} />
}

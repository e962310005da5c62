import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { voiceFor, watchVoices } from '../../platform/speech.ts'
import { leaveStop } from './leave-stop.ts'
import { readAloud, type ReadAloud, type Reading } from './read-aloud.ts'

interface Listening {
  /** False when this device has no voice for the language: then no button is shown. */
  readonly possible: boolean
  readonly reading: Reading
  readonly toggle: () => void
  readonly stop: () => void
}

/** Reads the elements with these ids aloud, on press only; stops when the subject or the language changes. */
export function useListen(ids: readonly string[], language: string, subject: unknown): Listening {
  const possible = useSyncExternalStore(watchVoices, () => voiceFor(language) !== null)
  const [reading, setReading] = useState<Reading>('silent')
  const reader = useRef<ReadAloud>(null)
  useEffect(() => () => reader.current?.stop(), [subject, language])
  const tell = (next: Reading) => {
    if (next === 'silent') leaveStop(document)
    setReading(next)
  }
  const toggle = () => {
    reader.current ??= readAloud(() => ids.flatMap((id) => document.getElementById(id) ?? []), tell)
    reader.current.toggle()
  }
  return { possible, reading, toggle, stop: () => reader.current?.stop() }
}

import { useEffect, useRef, useState } from 'react'
import { leaveStop } from './leave-stop.ts'
import { readAloud, type ReadAloud } from '../platform/speech/read-aloud.ts'
import { ListenButtons, type Reading } from '../ui/listen/listen.tsx'

export interface ListeningProps {
  /** The ids of the elements that are read, in this order. */
  reads: readonly string[]
  language: string
  /** When the content or the language changes, the reading stops. */
  subject: unknown
}

/** Reads aloud, on press only. */
export function Listening({ reads, language, subject }: ListeningProps) {
  const [reading, setReading] = useState<Reading>('silent')
  const reader = useRef<ReadAloud>(null)
  useEffect(() => () => reader.current?.stop(), [subject, language])
  const update = (next: Reading) => {
    if (next === 'silent') leaveStop(document)
    setReading(next)
  }
  const toggle = () => {
    reader.current ??= readAloud(() => reads.flatMap((id) => document.getElementById(id) ?? []), update)
    reader.current.toggle()
  }
  return <ListenButtons reading={reading} onToggle={toggle} onStop={() => reader.current?.stop()} />
}

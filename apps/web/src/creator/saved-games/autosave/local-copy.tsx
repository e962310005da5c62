import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { DeviceAutosave } from './autosave.ts'
import type { StoredGame } from './open-stored.ts'
import { definePart } from '../../../platform/part/define-part.tsx'
import { onDemand } from '../../../platform/part/on-demand.tsx'
import { messagesOf } from '../../../platform/messages.ts'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')

interface LocalCopy {
  readonly autosave: DeviceAutosave
  readonly opened: StoredGame
}

/** Null for a game that is not the family's own, such as that of an activity. */
export const AutosaveContext = createContext<LocalCopy | null>(null)

export function useLocalCopy(): LocalCopy | null {
  return useContext(AutosaveContext)
}

const StorageNotice = definePart({
  load: () => import('./storage-notice.tsx').then((module) => module.StorageNotice),
  messages: [creatorKeptWords],
  when: onDemand,
})

/** Below the status line: a problem with storing the game, if there is one. */
export function StorageNoticePlace() {
  const here = useLocalCopy()
  return here && <Place autosave={here.autosave} isDamaged={here.opened.kind === 'unreadable'} />
}

function Place({ autosave, isDamaged }: { autosave: DeviceAutosave; isDamaged: boolean }) {
  const problem = useSyncExternalStore(autosave.watch, autosave.problem)
  const [isRead, setRead] = useState(!isDamaged)
  return (problem !== null || !isRead) && <StorageNotice onRead={() => setRead(true)} />
}

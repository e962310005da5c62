import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { DeviceAutosave } from './autosave.ts'
import type { StoredGame } from './open-stored.ts'
import { definePart } from '../../../platform/part/define-part.tsx'
import { onDemand } from '../../../platform/part/on-demand.tsx'
import { messagesOf } from '../../../platform/messages.ts'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')

interface StoredHere {
  readonly autosave: DeviceAutosave
  readonly opened: StoredGame
}

/** Null for a game that is not the family's own, such as that of an activity. */
export const AutosaveContext = createContext<StoredHere | null>(null)

export function useKeptHere(): StoredHere | null {
  return useContext(AutosaveContext)
}

const KeepNotice = definePart({
  load: () => import('./keep-notice.tsx').then((module) => module.KeepNotice),
  messages: [creatorKeptWords],
  when: onDemand,
})

/** Below the status line: a problem with storing the game, if there is one. */
export function KeepNoticePlace() {
  const here = useKeptHere()
  return here && <Place autosave={here.autosave} isDamaged={here.opened.kind === 'unreadable'} />
}

function Place({ autosave, isDamaged }: { autosave: DeviceAutosave; isDamaged: boolean }) {
  const trouble = useSyncExternalStore(autosave.watch, autosave.trouble)
  const [isRead, setRead] = useState(!isDamaged)
  return (trouble !== null || !isRead) && <KeepNotice onRead={() => setRead(true)} />
}

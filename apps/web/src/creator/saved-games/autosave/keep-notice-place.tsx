import { useState, useSyncExternalStore } from 'react'
import { definePart } from '../../../platform/part/define-part.tsx'
import { onDemand } from '../../../platform/part/on-demand.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import type { DeviceAutosave } from './autosave.ts'
import { useKeptHere } from './use-autosave.ts'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')

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

import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { creatorKeptWords } from './creator-kept-words.ts'
import type { DeviceKeeper } from './device-keeper.ts'
import { useKeptHere } from './use-keeper.ts'

const KeepNotice = lazyPart(() => import('./keep-notice.tsx').then((module) => module.KeepNotice), creatorKeptWords)

/** Under the status line: what is wrong with how the game is kept, while something is. */
export function KeepNoticePlace() {
  const here = useKeptHere()
  return here && <Place keeper={here.keeper} isDamaged={here.opened.kind === 'unreadable'} />
}

function Place({ keeper, isDamaged }: { keeper: DeviceKeeper; isDamaged: boolean }) {
  const trouble = useSyncExternalStore(keeper.watch, keeper.trouble)
  const [isRead, setRead] = useState(!isDamaged)
  return (trouble !== null || !isRead) && <KeepNotice onRead={() => setRead(true)} />
}

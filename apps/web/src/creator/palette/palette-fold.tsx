import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { isRecord } from '../../platform/comfort-settings.ts'
import { deviceStore } from '../../platform/device-store.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { layoutLock } from '../panels/layout-lock.ts'

const foldStore = deviceStore('ankur-panels:palette', (stored) => ({ isFolded: isRecord(stored) && stored.isFolded === true }))

/** On a phone the blocks can fold to the row of their kinds, so that more of the script is seen; a kind unfolds them. */
export function PaletteFold({ children }: { children: ReactNode }) {
  const words = creatorWords.use()
  const { layout: isLocked = false } = layoutLock.use()
  const isFolded = foldStore.use().isFolded && !isLocked
  const fold = (next: boolean) => foldStore.change(() => ({ isFolded: next }))
  const unfold = (event: MouseEvent | KeyboardEvent) => {
    const isTab = event.target instanceof Element && event.target.closest('[role=tab]')
    if (isFolded && isTab && ('key' in event ? event.key !== 'Tab' && event.key !== 'Shift' : true)) fold(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses of the tabs within
    <div className="palette-fold" data-folded={isFolded || undefined} onClick={unfold} onKeyDown={unfold}>
      {!isLocked && (
        <button
          type="button"
          className="tool tool--small palette-fold__tool"
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          <CreatorIcon name={isFolded ? 'up' : 'down'} />
          <span className="only-heard">{words.blocks_shown}</span>
        </button>
      )}
      {children}
    </div>
  )
}

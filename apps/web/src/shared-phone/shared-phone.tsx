import { useState, type ComponentType } from 'react'
import { useWords } from '../platform/language.tsx'
import { lazyPage } from '../platform/lazy-page.tsx'
import { Details } from '../ui/details/details.tsx'
import { sharedPhoneWords } from './shared-phone-words.ts'

const Panel: ComponentType = lazyPage(
  () => import('./shared-phone-panel.tsx').then((module) => module.SharedPhonePanel),
  sharedPhoneWords,
)

/** Stands under every guarded page: what a family can do that shares its phone. */
export function SharedPhone() {
  const { app } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="wrap shared-phone-place">
      <Details summary={app.shared_phone} onOpen={() => setOpen(true)}>
        {isOpen && <Panel />}
      </Details>
    </div>
  )
}

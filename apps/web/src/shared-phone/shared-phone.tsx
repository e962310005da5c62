import { useState } from 'react'
import { useWords } from '../platform/language.tsx'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { Details } from '../ui/details/details.tsx'
import { messagesOf } from '../platform/messages.ts'

const sharedPhoneWords = messagesOf('accounts/shared-phone', 'sharedPhone')

const Panel = definePart({
  load: () => import('./shared-phone-panel.tsx').then((module) => module.SharedPhonePanel),
  messages: [sharedPhoneWords],
  when: onDemand,
})

/** Below every guarded page: options for a family that shares its phone. */
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

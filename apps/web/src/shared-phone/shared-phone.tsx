import { useState } from 'react'
import { useWords } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { cover, pausePath } from '../platform/session/cover.ts'
import { Details } from '../ui/details/details.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { messagesOf } from '../platform/messages.ts'
import './hide-button.css'

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

/** One press, and nothing of the page is on the screen or one step back. */
export function HideButton() {
  const { app } = useWords()
  const hide = () => {
    cover(location.pathname + location.search)
    goTo(pausePath, { replace: true })
  }
  return (
    <button type="button" className="hide-button" aria-label={app.hide_page} onClick={hide}>
      <Icon name="hide" />
    </button>
  )
}

import { cover, pausePath } from '../platform/session/cover.ts'
import { useWords } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { Icon } from '../ui/icon/icon.tsx'
import './hide-button.css'

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

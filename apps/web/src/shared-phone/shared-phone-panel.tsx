import { useAuth } from '../accounts/index.ts'
import { forgetClips } from '../platform/forget-clips.ts'
import { clearFollowUp, keepDistrict, useTestProgress } from '../screening/index.ts'
import { Button } from '../ui/button/button.tsx'
import { PinSettings } from './pin-settings.tsx'
import { sharedPhoneWords } from './shared-phone-words.ts'
import './shared-phone.css'

/** Hiding, clearing, and a PIN, each with what it does and what it does not do. */
export function SharedPhonePanel() {
  const words = sharedPhoneWords.use()
  const { leaveHere } = useAuth()
  const { clear } = useTestProgress()
  const clearPhone = async () => {
    clear()
    clearFollowUp()
    keepDistrict(null)
    await forgetClips()
    await leaveHere(words.cleared)
  }
  return (
    <div className="shared-phone">
      <p>{words.hide_text}</p>
      <p>{words.clear_text}</p>
      <Button kind="second" icon="trash" onClick={() => void clearPhone()}>
        {words.clear}
      </Button>
      <PinSettings />
    </div>
  )
}

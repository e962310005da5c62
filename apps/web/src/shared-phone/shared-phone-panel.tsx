import { useState } from 'react'
import { useAuth } from '../accounts/index.ts'
import { takeGamesAway } from '../platform/storage/game-stores.ts'
import { useTestProgress } from '../screening/index.ts'
import { Button } from '../ui/button/button.tsx'
import { forgetHere } from './forget-here.ts'
import { PinSettings } from './pin-settings.tsx'
import { messagesOf } from '../platform/messages.ts'
import './shared-phone.css'

const sharedPhoneWords = messagesOf('accounts/shared-phone', 'sharedPhone')

/** Hiding, clearing, and a PIN, each with its effect and its limits. */
export function SharedPhonePanel() {
  const words = sharedPhoneWords.use()
  const { leaveHere } = useAuth()
  const progress = useTestProgress()
  const [alsoGames, setAlsoGames] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const clearPhone = async () => {
    const areGone = !alsoGames || (await takeGamesAway().then(isDone, isFailed))
    setFailed(!areGone)
    if (!areGone) return
    const clipsStay = await forgetHere(progress)
    await leaveHere(clipsStay || words.cleared, clipsStay ? 'info' : 'success')
  }
  return (
    <div className="shared-phone">
      <p>{words.hide_text}</p>
      <p>{words.clear_text}</p>
      <p>{words.clear_stays}</p>
      <label className="shared-phone__also">
        <input type="checkbox" checked={alsoGames} onChange={(event) => setAlsoGames(event.target.checked)} />
        {words.clear_games}
      </label>
      {hasFailed && <p role="alert">{words.games_stay}</p>}
      <Button kind="second" icon="trash" onClick={() => void clearPhone()}>
        {words.clear}
      </Button>
      <PinSettings />
    </div>
  )
}

const isDone = () => true
const isFailed = () => false

import { useState } from 'react'
import { useAuth } from '../accounts/index.ts'
import { keepDistrict } from '../district/index.ts'
import { forgetClips } from '../platform/forget-clips.ts'
import { useWords } from '../platform/language.tsx'
import { forgetTicks } from '../platform/kept-ticks.ts'
import { clearFollowUp, useTestProgress } from '../screening/index.ts'
import { Button } from '../ui/button/button.tsx'
import { dashboardWords } from './dashboard-words.ts'

/** Sign Out, and beside it the choice for a phone that a family shares. */
export function SignOut() {
  const { notices } = useWords()
  const dashboard = dashboardWords.use()
  const { signOut } = useAuth()
  const { clear } = useTestProgress()
  const [alsoAnswers, setAlsoAnswers] = useState(false)
  const leave = async () => {
    if (alsoAnswers) {
      clear()
      clearFollowUp()
      keepDistrict(null)
      forgetTicks()
      await forgetClips()
    }
    void signOut(notices.signed_out_here_only)
  }
  return (
    <div className="sign-out">
      <label className="sign-out__also">
        <input type="checkbox" checked={alsoAnswers} onChange={(event) => setAlsoAnswers(event.target.checked)} />
        {dashboard.remove_answers}
      </label>
      <Button kind="second" size="small" onClick={() => void leave()}>
        {dashboard.sign_out}
      </Button>
    </div>
  )
}

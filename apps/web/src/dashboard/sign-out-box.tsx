import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { useAuth } from '../accounts/index.ts'
import { useWords } from '../platform/language.tsx'
import { hasAccountChild } from '../players/index.ts'
import { countUnsent, useTestProgress } from '../screening/index.ts'
import { forgetHere } from '../shared-phone/index.ts'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import { messagesOf } from '../platform/messages.ts'

const dashboardWords = messagesOf('app/dashboard', 'dashboard')

type Where = 'everywhere' | 'here'

/** Sign Out on all devices or only here. A phone may be shared: by default, the answers on it are deleted as well. */
export function SignOut({ isShown }: { isShown: boolean }) {
  const { notices } = useWords()
  const dashboard = dashboardWords.use()
  const { signOut, leaveHere } = useAuth()
  const progress = useTestProgress()
  const { answered } = progress
  const [alsoAnswers, setAlsoAnswers] = useState(true)
  const [asking, setAsking] = useState<{ where: Where; answers: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The menu leads here, before the page is drawn.
    if (isShown && location.hash === '#sign-out') box.current?.focus()
  }, [isShown])
  const leave = async (where: Where, clears: boolean) => {
    setAsking(null)
    const clipsStay = clears ? await forgetHere(progress) : ''
    void (where === 'here' ? leaveHere(clipsStay, 'info') : signOut(notices.signed_out_here_only, clipsStay))
  }
  // Answers that are in no account yet are not deleted without confirmation.
  const press = (where: Where) => {
    const answers = answered + countUnsent()
    if (alsoAnswers && answers > 0) setAsking({ where, answers })
    else void leave(where, alsoAnswers)
  }
  return (
    <div className="sign-out" id="sign-out" tabIndex={-1} ref={box}>
      <label className="sign-out__also">
        <input type="checkbox" checked={alsoAnswers} onChange={(event) => setAlsoAnswers(event.target.checked)} />
        {dashboard.remove_answers}
      </label>
      <p className="muted">{dashboard.sign_out_everywhere}</p>
      {hasAccountChild() && <p className="muted">{dashboard.children_hidden}</p>}
      <div className="sign-out__ways">
        <Button kind="second" size="small" onClick={() => press('everywhere')}>
          {dashboard.sign_out}
        </Button>
        <Button kind="second" size="small" onClick={() => press('here')}>
          {dashboard.sign_out_here}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={fill(dashboard.clear_title, { answered: asking.answers })}
          text={dashboard.clear_text}
          yes={dashboard.clear_yes}
          no={dashboard.clear_no}
          onYes={() => void leave(asking.where, true)}
          onNo={() => void leave(asking.where, false)}
        />
      )}
    </div>
  )
}

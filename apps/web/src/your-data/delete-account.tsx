import { useEffect, useRef, useState, type FormEvent } from 'react'
import { messagesOf } from '../platform/messages.ts'
import { PasswordBox, useAuth } from '../accounts/index.ts'
import { hideAccountChildren } from '../players/index.ts'
import { ApiFailure, deleteAt } from '../platform/api.ts'
import { useWords } from '../platform/language.tsx'
import { sentenceKey } from '../platform/frame/notices.ts'
import { useTestProgress } from '../screening/index.ts'
import { forgetHere } from '../shared-phone/index.ts'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const yourDataWords = messagesOf('accounts/your-data', 'yourData')

type State = 'rest' | 'asking' | 'busy'

/** Deletes the account: the password first, then a confirmation. */
export function DeleteAccount({ isElsewhere }: { isElsewhere: boolean }) {
  const { notices } = useWords()
  const accounts = accountsWords.use()
  const yourData = yourDataWords.use()
  const progress = useTestProgress()
  const { user, leaveHere } = useAuth()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [state, setState] = useState<State>('rest')
  const form = useRef<HTMLFormElement>(null)

  // Only once the text is beside the field: a screen reader reads both together.
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector('input')?.focus()
  }, [problem])
  const refuse = (why: string) => {
    setProblem(why)
    setState('rest')
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'rest') return
    if (password === '' && !isElsewhere) return refuse(accounts.missing_password)
    setProblem(undefined)
    setState('asking')
  }
  const erase = async () => {
    setState('busy')
    try {
      await deleteAt('/api/account', { password })
    } catch (failure) {
      const { code, status } = failure instanceof ApiFailure ? failure : { code: 'unexpected_failure', status: 0 }
      // Without an answer, or without one of the server's own codes, the account may be gone.
      if (status === 0 || code === 'unexpected_failure') return refuse(yourData.delete_unclear)
      const own = code === 'wrong_password' || code === 'no_password' ? yourData[code] : undefined
      return refuse(own ?? notices[sentenceKey(code, notices, 'unexpected_failure')])
    }
    const clipsStay = await forgetHere(progress)
    if (user) await hideAccountChildren(`${user.id} deleted`)
    await leaveHere(`${yourData.deleted} ${clipsStay}`.trim())
  }
  return (
    <Card title={yourData.delete_title}>
      <form className="your-data__delete" noValidate ref={form} onSubmit={ask}>
        <p>{yourData.delete_lead}</p>
        <p className="muted">{yourData.delete_backups}</p>
        {isElsewhere && <p>{yourData.account_elsewhere}</p>}
        {isElsewhere && problem !== undefined && <Notice kind="error">{problem}</Notice>}
        {!isElsewhere && (
          <PasswordBox
            name="password"
            required
            autoComplete="current-password"
            label={accounts.password}
            hint={yourData.password_hint}
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <Button type="submit" kind="danger" busy={state === 'busy'} busyLabel={yourData.deleting}>
          {yourData.delete}
        </Button>
      </form>
      {state === 'asking' && (
        <ConfirmDialog
          title={yourData.ask_title}
          text={yourData.ask_text}
          yes={yourData.ask_yes}
          no={yourData.ask_no}
          onYes={() => void erase()}
          onNo={() => setState('rest')}
        />
      )}
    </Card>
  )
}

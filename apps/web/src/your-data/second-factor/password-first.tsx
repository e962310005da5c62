import { useEffect, useRef, useState, type FormEvent } from 'react'
import { messagesOf } from '../../platform/messages.ts'
import { PasswordBox } from '../../accounts/index.ts'
import { Button } from '../../ui/button/button.tsx'
import type { RequiredProof } from './second-factor-calls.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const secondFactorWords = messagesOf('accounts/second-factor', 'secondFactor')

interface Props {
  readonly wanted: Exclude<RequiredProof, 'sign_in_again'>
  readonly onSend: (password: string) => Promise<void>
  readonly onCancel: () => void
}

/** Requires the password before a second step is set up, if the sign-in was some time ago. */
export function PasswordFirst({ wanted, onSend, onCancel }: Props) {
  const words = secondFactorWords.use()
  const accounts = accountsWords.use()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<'password_missing' | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refused = problem ?? (wanted === 'password' || isBusy ? null : wanted)
  // It replaces the button; a screen reader reads a refusal with the field.
  useEffect(() => {
    if (!isBusy) form.current?.querySelector('input')?.focus()
  }, [isBusy])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return setProblem('password_missing')
    setProblem(null)
    setBusy(true)
    await onSend(password).catch(() => setProblem('failed'))
    setBusy(false)
  }
  return (
    <form noValidate ref={form} onSubmit={(event) => void send(event)}>
      <p>{words.password_lead}</p>
      <PasswordBox
        name="password"
        required
        autoComplete="current-password"
        label={accounts.password}
        value={password}
        error={refused === null ? undefined : words[refused]}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className="your-data__buttons">
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {words.go_on}
        </Button>
        <Button kind="second" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </form>
  )
}

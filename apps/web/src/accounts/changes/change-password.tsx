import { useEffect, useRef } from 'react'
import { MIN_PASSWORD_LENGTH } from '@ankur/accounts/password-rules'
import { fill } from '@ankur/content'
import { openBackend, renewOrEnd } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useAuth } from '../auth-provider.tsx'
import { passwordProblem } from '../credentials.ts'
import { FormErrors, useFieldMessages } from '../form-errors.tsx'
import { AccountName, PasswordBox } from '../password-box.tsx'
import { usePasswordFailure } from './password-failure.ts'
import { useEntryForm } from '../use-entry-form.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const passwordWords = messagesOf('accounts/password', 'password')

const empty = { currentPassword: '', password: '' }

/** The provider decides whether the current password is needed: somebody who just used a mailed link may not have one. */
export function ChangePassword({ onDone }: { onDone: (message: string) => void }) {
  const accounts = accountsWords.use()
  const words = passwordWords.use()
  const failureOf = usePasswordFailure()
  const { user } = useAuth()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('#currentPassword')?.focus(), [])
  const send = async ({ currentPassword, password }: typeof empty) => {
    const { auth } = await openBackend()
    const known = currentPassword === '' ? {} : { current_password: currentPassword }
    const wanted = (await auth.getSession()).data.session?.user.new_email
    const { error } = await auth.updateUser({ password, ...known })
    // The session ended elsewhere: the guard notices it and redirects to sign-in.
    if (error?.name === 'AuthSessionMissingError') await renewOrEnd(auth)
    if (error) {
      return failureOf(error, {
        same_password: words.refused_same,
        current_password_required: words.refused_current_missing,
        current_password_invalid: words.refused_current_wrong,
        reauthentication_needed: words.refused_old_session,
      })
    }
    onDone(`${words.saved} ${words.others_out}${wanted ? ` ${words.email_again}` : ''}`)
    return null
  }
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check: passwordProblem, send })
  const messages = useFieldMessages(problems)
  return (
    <form noValidate ref={box} onSubmit={submit}>
      <FormErrors problems={problems} failure={failure} />
      <AccountName email={user?.email ?? ''} />
      <PasswordBox
        {...boxOf('currentPassword')}
        required={false}
        autoComplete="current-password"
        label={words.current_password}
      />
      <PasswordBox
        {...boxOf('password')}
        autoComplete="new-password"
        label={words.new_password}
        hint={fill(accounts.password_rules, { least: MIN_PASSWORD_LENGTH })}
        error={messages.password}
      />
      <Button type="submit" busy={busy} busyLabel={words.saving}>
        {words.save}
      </Button>
      <p className="entry__forgot">
        <a href="/forgot-password">{accounts.forgot_password}</a>
      </p>
    </form>
  )
}

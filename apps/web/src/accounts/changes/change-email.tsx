import { useEffect, useRef } from 'react'
import { fill } from '@ankur/content'
import { openBackend, renewOrEnd } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useAuth } from '../auth-provider.tsx'
import { emailProblem } from '../credentials.ts'
import { FormErrors, useFieldMessages } from '../form-errors.tsx'
import { PasswordBox } from '../password-box.tsx'
import { usePasswordFailure } from './password-failure.ts'
import { messagesOf } from '../../platform/messages.ts'
import { useEntryForm } from '../use-entry-form.ts'

const passwordWords = messagesOf('accounts/password', 'password')

const empty = { email: '', currentPassword: '' }

/** Requests another address. Nothing changes before the mails are confirmed, as the page explains. */
export function ChangeEmail({ onDone }: { onDone: (message: string) => void }) {
  const words = passwordWords.use()
  const failureOf = usePasswordFailure()
  const { user } = useAuth()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('#email')?.focus(), [])
  const send = async (form: typeof empty) => {
    const { auth } = await openBackend()
    const email = form.email.trim()
    const known = form.currentPassword === '' ? {} : { current_password: form.currentPassword }
    const { data, error } = await auth.updateUser({ email, ...known }, { emailRedirectTo: `${location.origin}/account` })
    // The session ended elsewhere: the guard notices it and redirects to sign-in.
    if (error?.name === 'AuthSessionMissingError') await renewOrEnd(auth)
    if (error) {
      return failureOf(error, {
        validation_failed: words.refused_email,
        email_exists: words.refused_email,
        current_password_required: words.refused_current_missing,
        current_password_invalid: words.refused_current_wrong,
        reauthentication_needed: words.refused_old_session,
      })
    }
    const { user: found } = data
    const before = found.email ?? ''
    // The current address: nothing was requested, and no mail is sent.
    const isAsked = found.new_email === email.toLowerCase()
    // An address that was never confirmed gets no mail.
    const sent = found.email_confirmed_at === undefined ? words.email_sent_new : words.email_sent_both
    onDone(isAsked ? fill(sent, { email, before }) : fill(words.email_now, { email: before }))
    return null
  }
  const check = ({ email }: typeof empty) => emailProblem(email)
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check, send })
  const messages = useFieldMessages(problems)
  return (
    <form noValidate ref={box} onSubmit={submit}>
      <FormErrors problems={problems} failure={failure} />
      <p>{fill(words.email_now, { email: user?.email ?? '' })}</p>
      <Field {...boxOf('email')} type="email" autoComplete="email" label={words.new_email} error={messages.email} />
      <PasswordBox
        {...boxOf('currentPassword')}
        required={false}
        autoComplete="current-password"
        label={words.current_password}
        hint={words.email_password_hint}
      />
      <p className="muted">{words.email_messages_stay}</p>
      <Button type="submit" busy={busy} busyLabel={words.sending_mail}>
        {words.ask_for_email}
      </Button>
    </form>
  )
}

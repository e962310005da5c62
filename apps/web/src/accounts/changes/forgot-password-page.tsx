import { useState } from 'react'
import { useLanguage } from '../../platform/language.tsx'
import type { NoticeContent } from '../../platform/frame/notices.ts'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { openBackend, storedPerson } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { emailProblem } from '../credentials.ts'
import { FormErrors, useFieldMessages } from '../form-errors.tsx'
import { usePasswordFailure, wasSentBefore } from './password-failure.ts'
import { emailInHistory, openByCode, pageState, textInHistory } from './typed-email.ts'
import { useEntryForm } from '../use-entry-form.ts'
import '../accounts.css'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const passwordWords = messagesOf('accounts/password', 'password')

/** Requests the mail. The response is the same for every address, so it does not reveal who has an account. */
export function ForgotPasswordPage() {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  const password = passwordWords.use()
  const failureOf = usePasswordFailure()
  const [sentTo, setSentTo] = useState(() => textInHistory('sentTo'))
  useTitle(password.forgot_title)

  const send = async (form: { email: string }): Promise<NoticeContent> => {
    const email = form.email.trim()
    const { auth, mode, mailLeaves } = await openBackend()
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` })
    if (error && !wasSentBefore(error)) return failureOf(error, { validation_failed: password.refused_email })
    // After reading the mail on the same phone, the user may return to a reloaded page.
    history.replaceState({ ...pageState(), email, sentTo: email }, '')
    setSentTo(email)
    // The lifetime of a hosted provider's mail is decided by the provider.
    const works = mode === undefined ? [] : [password.mail_works]
    const lines = mailLeaves ? [password.mail_sent, ...works, password.mail_spam] : [password.mail_kept, ...works]
    return { kind: 'info', own: { language, title: password.mail_title, lines } }
  }
  const [empty] = useState(() => ({ email: knownEmail() }))
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check: ({ email }) => emailProblem(email), send })
  const messages = useFieldMessages(problems)
  return (
    <div className="wrap entry">
      <PageHeading>{password.forgot_title}</PageHeading>
      <p className="entry__lead">{password.forgot_lead}</p>
      <FormErrors problems={problems} failure={failure} />
      <form noValidate onSubmit={submit}>
        <Field {...boxOf('email')} type="email" autoComplete="username" label={accounts.email} error={messages.email} />
        <Button type="submit" wide kind={sentTo ? 'second' : 'main'} busy={busy} busyLabel={password.sending_mail}>
          {sentTo ? password.send_again : password.send_mail}
        </Button>
      </form>
      {sentTo && (
        <div className="entry__ways">
          <Button wide kind="second" onClick={() => openByCode(sentTo)}>
            {password.have_code}
          </Button>
        </div>
      )}
      <p className="entry__other">
        <a href="/sign-in">{accounts.sign_in}</a>
      </p>
    </div>
  )
}

/** The address typed at sign-in, one in the link, or that of the signed-in user. */
function knownEmail(): string {
  return emailInHistory() || (new URLSearchParams(location.search).get('email') ?? storedPerson()?.email ?? '')
}

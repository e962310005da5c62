import { useWords } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { leaveNotice } from '../platform/notices.ts'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { takeReturn } from '../platform/return-path.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { accountsWords } from './accounts-words.ts'
import { failureNotice } from './auth-failure.ts'
import { signInProblems, type SignInForm } from './credentials.ts'
import { signIn } from './enter.ts'
import { FormErrors, useFieldMessages } from './form-errors.tsx'
import { PasswordBox } from './password-box.tsx'
import { useEntryForm } from './use-entry-form.ts'
import { emailInHistory, openForgotten } from './typed-email.ts'
import { VisitorsOnly } from './visitors-only.tsx'
import './accounts.css'

export function SignInPage() {
  const { notices } = useWords()
  const accounts = accountsWords.use()
  useTitle(accounts.sign_in_title)
  const send = async (form: SignInForm) => {
    const { error, userId } = await signIn(form)
    if (error) return failureNotice(error, notices)
    leaveNotice({ kind: 'success', text: 'signed_in' })
    goTo(takeReturn(userId), { replace: true })
    return null
  }
  const empty = { email: emailInHistory(), password: '' }
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check: signInProblems, send })
  const messages = useFieldMessages(problems)
  return (
    // While the form is busy it leads on by itself, with its notice.
    <VisitorsOnly stay={busy}>
      <div className="wrap entry">
        <PageHeading>{accounts.sign_in_title}</PageHeading>
        <p className="entry__lead">{accounts.sign_in_lead}</p>
        <FormErrors problems={problems} failure={failure} />
        <form noValidate onSubmit={submit}>
          <Field {...boxOf('email')} type="email" autoComplete="username" label={accounts.email} error={messages.email} />
          <PasswordBox
            {...boxOf('password')}
            autoComplete="current-password"
            label={accounts.password}
            error={messages.password}
          />
          <Button type="submit" wide busy={busy} busyLabel={accounts.signing_in}>
            {accounts.sign_in}
          </Button>
        </form>
        <p className="entry__forgot">
          <a href="/forgot-password" onClick={(event) => openForgotten(event, boxOf('email').value)}>
            {accounts.forgot_password}
          </a>
        </p>
        <p className="entry__other">
          {accounts.no_account} <a href="/sign-up">{accounts.sign_up}</a>
        </p>
      </div>
    </VisitorsOnly>
  )
}

import { useEffect } from 'react'
import { MIN_PASSWORD_LENGTH } from '@ankur/accounts/password-rules'
import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { storeNotice } from '../platform/frame/notices.ts'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { messagesOf } from '../platform/messages.ts'
import { failureNotice, passwordsDiffer } from './auth-failure.ts'
import { hrefFor } from '../routes.ts'
import { signUpProblems, type SignUpForm } from './credentials.ts'
import { mustConfirmFirst, signUp } from './auth-calls.ts'
import { FormErrors, useFieldMessages } from './form-errors.tsx'
import { PasswordBox } from './password-box.tsx'
import { useEntryForm } from './use-entry-form.ts'
import { VisitorsOnly } from './auth-gate-page.tsx'
import './accounts.css'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

const empty: SignUpForm = { fullName: '', email: '', password: '', confirmPassword: '' }

export function SignUpPage() {
  const { language, words } = useLanguage()
  const { notices } = words
  const accounts = accountsWords.use()
  useTitle(accounts.sign_up_title)
  const send = async (form: SignUpForm) => {
    const { error, signedIn } = await signUp(form, language)
    if (error) return failureNotice(error, notices)
    await goOn(form.email.trim(), signedIn)
    return null
  }
  const { problems, failure, busy, submit, sendType, boxOf } = useEntryForm({ empty, check: signUpProblems, send })
  const differ = problems.confirmPassword === 'differs'
  useEffect(() => {
    if (differ) document.getElementById('confirmPassword')?.focus()
  }, [problems, differ])
  const messages = useFieldMessages(problems)
  return (
    <VisitorsOnly stay={busy}>
      <div className="wrap entry">
        <PageHeading>{accounts.sign_up_title}</PageHeading>
        <p className="entry__lead">{accounts.sign_up_lead}</p>
        <FormErrors problems={problems} failure={failure ?? (differ ? passwordsDiffer : null)} />
        <form noValidate onSubmit={submit}>
          <Field {...boxOf('fullName')} autoComplete="name" label={accounts.full_name} error={messages.fullName} />
          <Field {...boxOf('email')} type="email" autoComplete="username" label={accounts.email} error={messages.email} />
          <PasswordBox
            {...boxOf('password')}
            autoComplete="new-password"
            label={accounts.password}
            hint={fill(accounts.password_rules, { least: MIN_PASSWORD_LENGTH })}
            error={messages.password}
          />
          <PasswordBox
            {...boxOf('confirmPassword')}
            autoComplete="new-password"
            label={accounts.confirm_password}
            error={messages.confirmPassword}
          />
          <ConsentLine />
          <Button type={sendType} wide busy={busy} busyLabel={accounts.creating_account}>
            {accounts.create_account}
          </Button>
        </form>
        <p className="entry__other">
          {accounts.have_account} <a href="/sign-in">{accounts.sign_in}</a>
        </p>
      </div>
    </VisitorsOnly>
  )
}

/** With a session to the dashboard immediately, otherwise to the sign-in form with the address filled in. */
async function goOn(email: string, signedIn: boolean): Promise<void> {
  if (signedIn) {
    storeNotice({ kind: 'success', text: 'account_created' })
    return goTo('/dashboard', { replace: true })
  }
  const mustConfirm = await mustConfirmFirst()
  storeNotice({ kind: 'success', text: 'account_created', ...(mustConfirm && { help: 'account_created_confirm' }) })
  goTo('/sign-in', { state: { email } })
}

/**
 * The consent given by pressing the button right below. The version of the notice, its language and the time are stored
 * with the account.
 */
function ConsentLine() {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  return (
    <p className="entry__consent">
      {fill(accounts.consent, { button: accounts.create_account })}{' '}
      <a href={hrefFor('/privacy', language)}>{accounts.consent_link}</a>
    </p>
  )
}

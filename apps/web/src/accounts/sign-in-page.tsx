import { useState } from 'react'
import { useWords } from '../platform/language.tsx'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { goTo, takeReturnPath } from '../platform/navigation.ts'
import { storeNotice, type NoticeContent } from '../platform/frame/notices.ts'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { messagesOf } from '../platform/messages.ts'
import { failureNotice } from './auth-failure.ts'
import { loadConfirmAgain } from './changes/change-parts.ts'
import { signInProblems, type SignInForm } from './credentials.ts'
import { asksSecondStep, signIn } from './auth-calls.ts'
import { FormErrors, useFieldMessages } from './form-errors.tsx'
import { PasswordBox } from './password-box.tsx'
import { loadCodeSignIn, loadSecondStep } from './sign-in-parts.ts'
import { useEntryForm } from './use-entry-form.ts'
import { emailInHistory, openForgotten } from './changes/typed-email.ts'
import { VisitorsOnly } from './auth-gate-page.tsx'
import './accounts.css'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

const CodeSignIn = definePart({ load: loadCodeSignIn, when: onDemand })
const SecondStep = definePart({ load: loadSecondStep, when: onDemand })
const ConfirmAgain = definePart({ load: loadConfirmAgain, when: onDemand })

export function SignInPage() {
  const { notices } = useWords()
  const accounts = accountsWords.use()
  const [way, setWay] = useState<'password' | 'code' | 'second'>('password')
  const [signedInAs, setSignedInAs] = useState('')
  // The address that must be confirmed first; its password was right.
  const [unconfirmed, setUnconfirmed] = useState('')
  useTitle(accounts.sign_in_title)
  const leave = (userId: string, notice: NoticeContent = { kind: 'success', text: 'signed_in' }) => {
    storeNotice(notice)
    goTo(takeReturnPath(userId), { replace: true })
  }
  const goOn = async (userId: string, notice?: NoticeContent) => {
    if (!(await asksSecondStep())) return leave(userId, notice)
    setSignedInAs(userId)
    setWay('second')
  }
  const send = async (form: SignInForm) => {
    const { error, userId } = await signIn(form)
    setUnconfirmed(error?.code === 'email_not_confirmed' ? form.email.trim() : '')
    if (error) return failureNotice(error, notices)
    await goOn(userId)
    return null
  }
  const empty = { email: emailInHistory(), password: '' }
  const { problems, failure, busy, submit, sendType, boxOf } = useEntryForm({ empty, check: signInProblems, send })
  const messages = useFieldMessages(problems)
  return (
    // While the form is busy it navigates itself, with its notice.
    <VisitorsOnly stay={busy || way !== 'password'}>
      <div className="wrap entry">
        <PageHeading>{accounts.sign_in_title}</PageHeading>
        {way === 'second' && <SecondStep onDone={() => leave(signedInAs)} />}
        {way === 'code' && <CodeSignIn email={boxOf('email').value} onSignedIn={(userId, notice) => void goOn(userId, notice)} />}
        {way === 'password' && (
          <>
            <p className="entry__lead">{accounts.sign_in_lead}</p>
            <FormErrors problems={problems} failure={failure} />
            {unconfirmed !== '' && <ConfirmAgain key={unconfirmed} email={unconfirmed} />}
            <form noValidate onSubmit={submit}>
              <Field {...boxOf('email')} type="email" autoComplete="username" label={accounts.email} error={messages.email} />
              <PasswordBox
                {...boxOf('password')}
                autoComplete="current-password"
                label={accounts.password}
                error={messages.password}
              />
              <Button type={sendType} wide busy={busy} busyLabel={accounts.signing_in}>
                {accounts.sign_in}
              </Button>
            </form>
            <p className="entry__forgot">
              <a
                href="/forgot-password"
                data-waits={sendType === 'button' || undefined}
                onClick={(event) => openForgotten(event, boxOf('email').value)}
              >
                {accounts.forgot_password}
              </a>
            </p>
          </>
        )}
        {way !== 'second' && (
          <div className="entry__ways">
            <Button wide kind="second" onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
              {way === 'code' ? accounts.password_instead : accounts.code_instead}
            </Button>
          </div>
        )}
        <p className="entry__other">
          {accounts.no_account} <a href="/sign-up">{accounts.sign_up}</a>
        </p>
      </div>
    </VisitorsOnly>
  )
}

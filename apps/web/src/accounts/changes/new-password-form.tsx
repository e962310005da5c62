import { useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '@ankur/accounts/password-rules'
import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { goTo } from '../../platform/navigation.ts'
import { storeNotice } from '../../platform/frame/notices.ts'
import { openBackend } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { ResetLink } from './reset-link.ts'
import { useAuth } from '../auth-provider.tsx'
import { codeOf, passwordProblem, resetProblems, type ResetForm } from '../credentials.ts'
import { FormErrors, useFieldMessages } from '../form-errors.tsx'
import { otherPerson, type MailedLink } from '../mailed-link.ts'
import { AccountName, PasswordBox } from '../password-box.tsx'
import { usePasswordFailure } from './password-failure.ts'
import { loadSecondStep } from '../sign-in-parts.ts'
import { openForgotten } from './typed-email.ts'
import { useEntryForm } from '../use-entry-form.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const passwordWords = messagesOf('accounts/password', 'password')

const SecondStep = definePart({ load: loadSecondStep, when: onDemand })

interface Props {
  link: Exclude<ResetLink, { kind: 'expired' }>
  email: string
  /** The account of the mailed link, if there is a link and the server knows it. */
  linkOf: MailedLink
  onExpired: () => void
}

/** The mail's secret opens a session, and the session saves the password: a refused password does not need another mail. */
export function NewPasswordForm({ link, email, linkOf, onExpired }: Props) {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  const password = passwordWords.use()
  const failureOf = usePasswordFailure()
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(link.kind === 'session')
  const [secondStep, setSecondStep] = useState<{ readonly onDone: () => void } | null>(null)
  const asksCode = link.kind === 'code' && !isOpen

  const send = async (form: ResetForm) => {
    const { auth } = await openBackend()
    if (!isOpen) {
      const { error } = await auth.verifyOtp(proofOf(link, form))
      if (error?.code === 'otp_expired' && !asksCode) return expire()
      if (error) return failureOf(error, { otp_expired: password.refused_code, validation_failed: password.refused_code })
      leaveSecretBehind()
      setOpen(true)
    }
    const save = () => auth.updateUser({ password: form.password })
    let { error } = await save()
    if (error?.code === 'insufficient_aal') {
      // The mail only proves the address. The typed password is kept until the account's second step is done.
      await new Promise<void>((resolve) => setSecondStep({ onDone: resolve }))
      setSecondStep(null)
      error = (await save()).error
    }
    if (error?.name === 'AuthSessionMissingError') return expire()
    if (error) return failureOf(error, { same_password: password.refused_same, ...oldSession(password.refused_session) })
    storeNotice({ kind: 'success', own: { language, title: password.saved, lines: [password.others_out] } })
    goTo('/dashboard', { replace: true })
    return null
  }
  const expire = () => {
    onExpired()
    return null
  }
  const [empty] = useState(() => ({ email, code: '', password: '' }))
  const form = useEntryForm<ResetForm>({ empty, check: asksCode ? resetProblems : passwordProblem, send })
  const { problems, failure, busy, submit, boxOf } = form
  const messages = useFieldMessages(problems)
  const typed = boxOf('email').value
  const account = isOpen ? (user?.email ?? '') : (linkOf?.email ?? '')
  const [somebodyElse] = useState(() => otherPerson(linkOf))
  if (secondStep) return <SecondStep lead={password.second_lead} onDone={secondStep.onDone} />
  const lead = account === '' ? password.reset_lead : fill(password.reset_lead_for, { email: account })
  return (
    <>
      <p className="entry__lead">{asksCode ? password.code_lead : lead}</p>
      {somebodyElse !== '' && !isOpen && (
        <div className="entry__failure">
          <Notice announce={false}>{fill(accounts.confirm_other, { other: somebodyElse })}</Notice>
        </div>
      )}
      <FormErrors problems={problems} failure={failure} />
      <form noValidate onSubmit={submit}>
        {asksCode && (
          <>
            <Field {...boxOf('email')} type="email" autoComplete="username" label={accounts.email} error={messages.email} />
            <Field
              {...boxOf('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              label={password.code}
              hint={password.code_hint}
              error={messages.code}
            />
          </>
        )}
        <AccountName email={account} />
        <PasswordBox
          {...boxOf('password')}
          autoComplete="new-password"
          label={password.new_password}
          hint={fill(accounts.password_rules, { least: MIN_PASSWORD_LENGTH })}
          error={messages.password}
        />
        <Button type="submit" wide busy={busy} busyLabel={password.saving}>
          {password.save}
        </Button>
      </form>
      <p className="entry__other">
        <a href="/forgot-password" onClick={(event) => openForgotten(event, typed)}>
          {password.ask_again}
        </a>
      </p>
    </>
  )
}

function proofOf(link: Props['link'], { email, code }: ResetForm) {
  // A password that a stranger chose for this address is removed, even if the new one is never saved.
  const fresh = { type: 'recovery' as const, without_password: true }
  if (link.kind === 'link') return { token_hash: link.tokenHash, ...fresh }
  return { email: email.trim(), token: codeOf(code), ...fresh }
}

/** The token is used up: it is removed from the address bar and the history of this phone. */
function leaveSecretBehind(): void {
  history.replaceState(null, '', '/reset-password')
}

/** Only asked for a session that was not just opened by a mail. */
function oldSession(sentence: string) {
  return { current_password_required: sentence, current_password_invalid: sentence, reauthentication_needed: sentence }
}

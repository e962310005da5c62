import { useState } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import type { NoticeContent } from '../platform/frame/notices.ts'
import { openBackend } from '../platform/session/session.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { messagesOf } from '../platform/messages.ts'
import { failureNotice } from './auth-failure.ts'
import { codeOf, emailProblem, type FormProblems } from './credentials.ts'
import { FormErrors, useFieldMessages } from './form-errors.tsx'
import { claimOfThisBrowser, forgetSignUpSecret } from './sign-up-secret.ts'
import { useEntryForm } from './use-entry-form.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const signInWaysWords = messagesOf('accounts/accounts', 'signInWays')

interface CodeForm {
  readonly email: string
  readonly code: string
}

interface Props {
  email: string
  /** With a notice for the next page. */
  onSignedIn: (userId: string, notice?: NoticeContent) => void
}

/** Sign-in with a mailed code instead of a password, for shared phones and forgotten passwords. */
export function CodeSignIn({ email, onSignedIn }: Props) {
  const { language, words } = useLanguage()
  const accounts = accountsWords.use()
  const ways = signInWaysWords.use()
  const [sentTo, setSentTo] = useState('')
  const sendCode = async (to: string): Promise<NoticeContent> => {
    const { auth } = await openBackend()
    const { error } = await auth.signInWithOtp({ email: to, options: { shouldCreateUser: false } })
    if (error && error.code !== 'otp_disabled') return failureNotice(error, words.notices)
    setSentTo(to)
    return { kind: 'info', own: { language, title: fill(ways.sent, { email: to }), lines: [] } }
  }
  const send = async (form: CodeForm): Promise<NoticeContent | null> => {
    const to = form.email.trim()
    if (sentTo !== to) return await sendCode(to)
    const { auth } = await openBackend()
    const proof = { email: to, token: codeOf(form.code), type: 'email' as const, ...claimOfThisBrowser() }
    const { data, error } = await auth.verifyOtp(proof)
    if (error?.code === 'otp_expired') {
      return { kind: 'error', own: { language, title: words.notices.error_title, lines: [ways.wrong] } }
    }
    if (error) return failureNotice(error, words.notices)
    forgetSignUpSecret()
    const isPasswordGone = data.session !== null && 'password_dropped' in data.session
    const gone = { language, title: ways.password_gone_title, lines: [ways.password_gone] }
    onSignedIn(data.user?.id ?? '', isPasswordGone ? { kind: 'info', own: gone } : undefined)
    return null
  }
  const check = (form: CodeForm): FormProblems<CodeForm> => ({
    ...emailProblem(form.email),
    ...(sentTo !== '' && sentTo === form.email.trim() && codeOf(form.code) === '' && { code: 'missing' as const }),
  })
  const [empty] = useState(() => ({ email, code: '' }))
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check, send })
  const messages = useFieldMessages(problems)
  const isSent = sentTo !== '' && sentTo === boxOf('email').value.trim()
  return (
    <>
      <p className="entry__lead">{ways.code_lead}</p>
      <FormErrors problems={problems} failure={failure} />
      <form noValidate onSubmit={submit}>
        <Field {...boxOf('email')} type="email" autoComplete="username" label={accounts.email} error={messages.email} />
        {isSent && (
          <Field {...boxOf('code')} inputMode="numeric" autoComplete="one-time-code" label={ways.enter} error={messages.code} />
        )}
        <Button type="submit" wide busy={busy} busyLabel={isSent ? accounts.signing_in : ways.sending}>
          {isSent ? accounts.sign_in : ways.send}
        </Button>
      </form>
    </>
  )
}

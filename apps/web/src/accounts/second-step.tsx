import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../platform/language.tsx'
import type { NoticeContent } from '../platform/frame/notices.ts'
import { openBackend } from '../platform/session/session.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { messagesOf } from '../platform/messages.ts'
import { failureNotice } from './auth-failure.ts'
import { FormErrors, useFieldMessages } from './form-errors.tsx'
import { useEntryForm } from './use-entry-form.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const signInWaysWords = messagesOf('accounts/accounts', 'signInWays')

interface Props {
  /** Its purpose; by default signing in. */
  readonly lead?: string
  readonly onDone: () => void
}

/** The second step of signing in, and of a forgotten password: a code of the app, or a recovery code. */
export function SecondStep({ lead, onDone }: Props) {
  const { language, words } = useLanguage()
  const accounts = accountsWords.use()
  const ways = signInWaysWords.use()
  const send = async ({ code }: { code: string }): Promise<NoticeContent | null> => {
    const { auth } = await openBackend()
    const { data, error: unread } = await auth.mfa.listFactors()
    if (unread) return failureNotice(unread, words.notices)
    for (const { id } of data.totp) {
      const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code: code.trim() })
      if (!error) {
        onDone()
        return null
      }
      if (error.code !== 'mfa_verification_failed') return failureNotice(error, words.notices)
    }
    return { kind: 'error', own: { language, title: words.notices.error_title, lines: [ways.second_wrong] } }
  }
  const check = ({ code }: { code: string }) => (code.trim() === '' ? { code: 'missing' as const } : {})
  const [empty] = useState(() => ({ code: '' }))
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check, send })
  const messages = useFieldMessages(problems)
  const box = useRef<HTMLFormElement>(null)
  // It replaces the form that was just sent.
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <p className="entry__lead">{lead ?? ways.second_lead}</p>
      <FormErrors problems={problems} failure={failure} />
      <form noValidate ref={box} onSubmit={submit}>
        <Field {...boxOf('code')} autoComplete="one-time-code" label={ways.second_code} error={messages.code} />
        <Button type="submit" wide busy={busy} busyLabel={accounts.signing_in}>
          {ways.second_go}
        </Button>
      </form>
    </>
  )
}

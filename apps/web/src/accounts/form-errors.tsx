import { useEffect, useMemo, useRef } from 'react'
import { NoticeOf } from '../platform/frame/notice-board.tsx'
import type { NoticeContent } from '../platform/frame/notices.ts'
import { ErrorSummary } from '../ui/field/error-summary.tsx'
import { messagesOf } from '../platform/messages.ts'
import type { FieldProblem } from './credentials.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

export type FieldName = 'fullName' | 'email' | 'code' | 'currentPassword' | 'password' | 'confirmPassword'
export type Problems = Partial<Record<FieldName, FieldProblem>>

interface Props {
  problems: Problems
  failure: NoticeContent | null
}

/** The error summary above a form: the list of fields, or the provider's message. */
export function FormErrors({ problems, failure }: Props) {
  const accounts = accountsWords.use()
  const messages = useFieldMessages(problems)
  // The list keeps its identity until the problems change: the summary takes the focus for each new one.
  const listed = useMemo(
    () =>
      fieldsOf(problems)
        .filter((field) => problems[field] !== 'differs')
        .map((field) => ({ fieldId: field, message: messages[field] ?? '' })),
    [problems, messages],
  )
  return (
    <>
      {failure && <Failure notice={failure} />}
      {listed.length > 0 && <ErrorSummary title={accounts.summary_title} problems={listed} />}
    </>
  )
}

/**
 * On a phone the button is a screen below, so the notice is scrolled into view. The focus stays, because the notice is an
 * alert.
 */
function Failure({ notice }: { notice: NoticeContent }) {
  const box = useRef<HTMLDivElement>(null)
  // In braces: new browsers return a promise, which is not a cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [notice])
  return (
    <div className="entry__failure" ref={box}>
      <NoticeOf notice={notice} />
    </div>
  )
}

/** One sentence per invalid field: how to fix it. */
export function useFieldMessages(problems: Problems): Partial<Record<FieldName, string>> {
  const accounts = accountsWords.use()
  return useMemo(() => {
    const missing = {
      fullName: accounts.missing_full_name,
      email: accounts.missing_email,
      code: accounts.missing_code,
      currentPassword: accounts.missing_password,
      password: accounts.missing_password,
      confirmPassword: accounts.missing_confirm_password,
    }
    const messageOf = (field: FieldName) => {
      if (problems[field] === 'missing') return missing[field]
      if (problems[field] === 'invalid') return field === 'code' ? accounts.missing_code : accounts.invalid_email
      // The field takes the focus, and on a phone the notice is a screen above it, so the message is repeated here.
      return accounts.passwords_differ
    }
    return Object.fromEntries(fieldsOf(problems).map((field) => [field, messageOf(field)]))
  }, [problems, accounts])
}

function fieldsOf(problems: Problems): FieldName[] {
  return Object.keys(problems) as FieldName[]
}

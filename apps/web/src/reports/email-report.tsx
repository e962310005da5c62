import { useRef, useState, type FormEvent } from 'react'
import type { ReportMail } from '@ankur/screening/report/contract'
import { useAuth } from '../accounts/index.ts'
import { useLanguage } from '../platform/language.tsx'
import { sentenceKey } from '../platform/frame/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { ReportCard } from './report-card.tsx'
import { messagesOf } from '../platform/messages.ts'
import { useReportMail, type MailFailure } from './use-report-mail.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

export function EmailReport({ id }: { id: string }) {
  const { language } = useLanguage()
  const { user } = useAuth()
  const reports = reportsWords.use()
  const [email, setEmail] = useState(user?.email ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const { mail, busy, failure, send } = useReportMail(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = email.trim() === ''
    setEmpty(wrong)
    if (wrong) box.current?.querySelector('input')?.focus()
    else void send(email.trim(), language)
  }
  return (
    <ReportCard title={reports.email_title}>
      <form ref={box} noValidate onSubmit={submit}>
        {isEmpty && (
          <Notice kind="error" title={reports.email_required_title}>
            {reports.email_required}
          </Notice>
        )}
        <Field
          type="email"
          autoComplete="email"
          label={reports.email_label}
          hint={reports.email_hint}
          error={isEmpty ? reports.email_required : failure?.code === 'email_invalid' ? reports.email_wrong : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind="second" icon="mail" busy={busy} busyLabel={reports.email_sending}>
          {reports.email_send}
        </Button>
      </form>
      {failure !== null && failure.code !== 'email_invalid' && <Failure {...failure} />}
      <div role="status">{mail && <MailState mail={mail} />}</div>
    </ReportCard>
  )
}

function Failure({ code, isUnclear }: MailFailure) {
  const { notices } = useLanguage().words
  const reports = reportsWords.use()
  const sentence = code === 'too_many_requests' ? reports.email_limit : notices[sentenceKey(code, notices, 'unexpected_failure')]
  return (
    <Notice kind="error" title={isUnclear ? reports.email_unclear : reports.email_failed}>
      {sentence}
    </Notice>
  )
}

/** Shown as sent only once the mail server, or the mailbox of this computer, has accepted it. */
function MailState({ mail: { state } }: { mail: ReportMail }) {
  const reports = reportsWords.use()
  switch (state) {
    case 'queued':
      return <Notice announce={false}>{reports.email_queued}</Notice>
    case 'retrying':
      return (
        <Notice announce={false} title={reports.email_retrying_title}>
          {reports.email_retrying}
        </Notice>
      )
    case 'refused':
      return (
        <Notice kind="error" announce={false} title={reports.email_refused_title}>
          {reports.email_refused}
        </Notice>
      )
    case 'sent':
    case 'kept':
      return (
        <Notice kind="success" announce={false} title={reports.email_sent_title}>
          <p>{reports.email_sent}</p>
          {state === 'kept' && (
            <p>
              {reports.email_kept} <a href="/dev/mailbox">{reports.email_kept_link}</a>
            </p>
          )}
        </Notice>
      )
  }
}

import { useState } from 'react'
import { fill } from '@ankur/content'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { useLanguage } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { OpenShare } from './open-share.tsx'
import { ReportCard } from './report-card.tsx'
import { messagesOf } from '../platform/messages.ts'
import { useShare } from './use-share.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

const choices = [7, 14, 30]

/** A link for a doctor: it expires, can be revoked, can require a PIN or work once, and shows when it was opened. */
export function ShareLink({ id }: { id: string }) {
  const { language } = useLanguage()
  const reports = reportsWords.use()
  const [agreed, setAgreed] = useState(false)
  const [options, setOptions] = useState({ days: 14, withPin: false, opensOnce: false })
  const { share, url, pin, busy, message, make, end } = useShare(id)
  return (
    <ReportCard title={reports.share_title}>
      <p>{reports.share_text}</p>
      <p className="reports__said" role="status">
        {message && reports[message]}
      </p>
      {url !== null && (
        <>
          <Field label={reports.share_link} value={url} readOnly onFocus={(event) => event.target.select()} />
          <ShareButtons handed={{ url }} sendLabel={reports.share_send} copyLabel={reports.share_copy} />
          {pin !== null && (
            <p>
              <strong>{fill(reports.share_pin_is, { pin })}</strong>
              <br />
              {reports.share_pin_tell}
            </p>
          )}
        </>
      )}
      {share && (
        <>
          <OpenShare share={share} />
          <Button kind="second" size="small" busy={busy === 'ending'} busyLabel={reports.share_ending} onClick={() => void end()}>
            {reports.share_end}
          </Button>
        </>
      )}
      {url === null && (
        <div className="reports__make">
          <fieldset className="reports__days">
            <legend>{reports.share_days}</legend>
            {choices.map((days) => (
              <label key={days} className="reports__choice">
                <input
                  type="radio"
                  name={`days-${id}`}
                  checked={options.days === days}
                  onChange={() => setOptions({ ...options, days })}
                />
                {fill(reports.share_days_of, { days })}
              </label>
            ))}
          </fieldset>
          <fieldset className="reports__days">
            <legend>{reports.share_guard}</legend>
            <Tick label={reports.share_pin} on={options.withPin} onTick={(withPin) => setOptions({ ...options, withPin })} />
            <Tick
              label={reports.share_opens_once}
              on={options.opensOnce}
              onTick={(opensOnce) => setOptions({ ...options, opensOnce })}
            />
          </fieldset>
          <Tick label={reports.share_consent} on={agreed} onTick={setAgreed} />
          {share && <p className="muted">{reports.share_one}</p>}
          <Button
            kind="second"
            busy={busy === 'making'}
            busyLabel={reports.share_making}
            disabledReason={agreed ? undefined : reports.share_tick_first}
            onClick={() => void make(options, { noticeVersion, language })}
          >
            {reports.share_make}
          </Button>
        </div>
      )}
    </ReportCard>
  )
}

function Tick({ label, on, onTick }: { label: string; on: boolean; onTick: (on: boolean) => void }) {
  return (
    <label className="reports__choice">
      <input type="checkbox" checked={on} onChange={(event) => onTick(event.target.checked)} />
      {label}
    </label>
  )
}

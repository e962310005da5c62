import { useState } from 'react'
import { fill } from '@ankur/content'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import type { Share } from '@ankur/screening/report/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { HandOnButtons } from './hand-on-buttons.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsWords } from './reports-words.ts'
import { useShare } from './use-share.ts'

const choices = [7, 14, 30]

/** A link for a doctor: it ends by itself, can be ended, and tells how often it was opened. */
export function ShareLink({ id }: { id: string }) {
  const { language } = useLanguage()
  const reports = reportsWords.use()
  const [agreed, setAgreed] = useState(false)
  const [days, setDays] = useState(14)
  const { share, url, busy, said, make, end } = useShare(id)
  return (
    <ReportCard title={reports.share_title}>
      <p>{reports.share_text}</p>
      <p className="reports__said" role="status">
        {said && reports[said]}
      </p>
      {url !== null && (
        <>
          <Field label={reports.share_link} value={url} readOnly onFocus={(event) => event.target.select()} />
          <HandOnButtons handed={{ url }} sendLabel={reports.share_send} copyLabel={reports.share_copy} />
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
            {choices.map((choice) => (
              <label key={choice} className="reports__choice">
                <input type="radio" name={`days-${id}`} checked={days === choice} onChange={() => setDays(choice)} />
                {fill(reports.share_days_of, { days: choice })}
              </label>
            ))}
          </fieldset>
          <label className="reports__choice">
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
            {reports.share_consent}
          </label>
          {share && <p className="muted">{reports.share_one}</p>}
          <Button
            kind="second"
            busy={busy === 'making'}
            busyLabel={reports.share_making}
            disabledReason={agreed ? undefined : reports.share_tick_first}
            onClick={() => void make(days, { noticeVersion, language })}
          >
            {reports.share_make}
          </Button>
        </div>
      )}
    </ReportCard>
  )
}

function OpenShare({ share: { expiresAt, openings } }: { share: Share }) {
  const { language } = useLanguage()
  const reports = reportsWords.use()
  const until = fill(reports.share_until, { date: formatDay(expiresAt, language) })
  const opened =
    openings === 0 ? reports.share_never : openings === 1 ? reports.share_once : fill(reports.share_often, { n: openings })
  return (
    <p>
      {until} {opened}
    </p>
  )
}

import { useId, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { ReportCard } from './report-card.tsx'
import { messagesOf } from '../platform/messages.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

const beginnings = ['tell_doctor', 'tell_play'] as const

/** A text for grandparents and others, the same for every result and without it. It is never sent through our server. */
export function TellFamily() {
  const reports = reportsWords.use()
  const id = useId()
  const [chosen, setChosen] = useState<(typeof beginnings)[number]>('tell_doctor')
  /** Null until the parent edits the text: then it no longer changes with the page language. */
  const [own, setOwn] = useState<string | null>(null)
  const text = own ?? reports[chosen]
  return (
    <ReportCard title={reports.tell_title}>
      <p>{reports.tell_text}</p>
      <div className="reports__row" role="group" aria-label={reports.tell_choose}>
        {beginnings.map((each) => (
          <Button
            key={each}
            kind="chip"
            aria-pressed={own === null && chosen === each}
            onClick={() => {
              setChosen(each)
              setOwn(null)
            }}
          >
            {reports[`${each}_name`]}
          </Button>
        ))}
      </div>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {reports.tell_label}
        </label>
        <textarea id={id} className="field__box" rows={5} value={text} onChange={(event) => setOwn(event.target.value)} />
      </div>
      <ShareButtons handed={{ text }} sendLabel={reports.tell_send} copyLabel={reports.tell_copy} />
    </ReportCard>
  )
}

import { useId, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsWords } from './reports-words.ts'

const beginnings = ['tell_doctor', 'tell_play'] as const

/** Words for grandparents and others, whatever the result is: none of it stands in them. They never leave the phone by us. */
export function TellFamily() {
  const reports = reportsWords.use()
  const id = useId()
  const [chosen, setChosen] = useState<(typeof beginnings)[number]>('tell_doctor')
  /** Null until the parent changes a word: then the words stay whatever language the page has. */
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

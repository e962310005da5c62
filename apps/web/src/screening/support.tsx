import { useLanguage } from '../platform/language.tsx'
import { hrefFor } from '../routes.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { resultsWords } from './results-words.ts'

/** Somebody to talk to, whatever the result says, and the way back. */
export function Support() {
  const { language, words } = useLanguage()
  const { screening } = words
  const results = resultsWords.use()
  return (
    <div className="results__support">
      <Card title={results.support_title}>
        <p className="muted">{results.support_text}</p>
        <p className="results__helpline">
          <span>{results.tele_manas}</span>
          <a href="tel:14416">14416</a>
        </p>
        <p>
          <a href={hrefFor('/help', language)}>{results.support_help}</a>
        </p>
        <LinkButton kind="second" href="/dashboard">
          {screening.back_to_dashboard}
        </LinkButton>
      </Card>
    </div>
  )
}

import { useWords } from '../platform/language.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'

/** Somebody to talk to, whatever the result says, and the way back. */
export function Support() {
  const { screening } = useWords()
  return (
    <div className="results__support">
      <Card title={screening.support_title}>
        <p className="muted">{screening.support_text}</p>
        <p className="results__helpline">
          <span>{screening.tele_manas}</span>
          <a href="tel:14416">14416</a>
        </p>
        <LinkButton kind="second" href="/dashboard">
          {screening.back_to_dashboard}
        </LinkButton>
      </Card>
    </div>
  )
}

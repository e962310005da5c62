import { useWords } from '../platform/language.tsx'
import type { Finding } from './finding.ts'
import { nextSteps } from './next-steps.ts'

export function NextStepList({ finding }: { finding: Finding }) {
  const { screening } = useWords()
  return (
    <section className="results__section">
      <h2>{screening.next_title}</h2>
      <ol className="steps">
        {nextSteps({ ...finding, isFollowUpOpen: finding.followUp?.state === 'pending' }).map((step) => (
          <li key={step} className="steps__step">
            <h3>{screening[step]}</h3>
            <p>{screening[`${step}_text`]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

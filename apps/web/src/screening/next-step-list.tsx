import { resultsWords } from './results-words.ts'
import type { Finding } from './finding.ts'
import { nextSteps } from './next-steps.ts'

export function NextStepList({ finding }: { finding: Finding }) {
  const results = resultsWords.use()
  return (
    <ol className="steps">
      {nextSteps({ ...finding, isFollowUpOpen: finding.followUp?.state === 'pending' }).map((step) => (
        <li key={step} className="steps__step">
          <h3>{results[step]}</h3>
          <p>{results[`${step}_text`]}</p>
        </li>
      ))}
    </ol>
  )
}

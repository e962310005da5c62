import { Notice } from '../ui/notice/notice.tsx'
import { resultsWords } from './results-words.ts'
import type { Finding } from './finding.ts'

export function CanAndCannot({ finding }: { finding: Finding }) {
  const results = resultsWords.use()
  const age = finding.ageApplies === false ? results.age_outside : finding.ageApplies === null ? results.age_not_given : null
  return (
    <>
      {age && (
        <div className="results__age">
          <Notice kind="note">{age}</Notice>
        </div>
      )}
      <div className="results__pair">
        <section className="results__box">
          <h2>{results.can_title}</h2>
          <p>{results.can_text}</p>
        </section>
        <section className="results__box">
          <h2>{results.cannot_title}</h2>
          <p>{results.cannot_text}</p>
        </section>
      </div>
    </>
  )
}

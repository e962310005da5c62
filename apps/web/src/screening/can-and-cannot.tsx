import { useWords } from '../platform/language.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import type { Finding } from './finding.ts'

export function CanAndCannot({ finding }: { finding: Finding }) {
  const { screening } = useWords()
  const age = finding.ageApplies === false ? screening.age_outside : finding.ageApplies === null ? screening.age_not_given : null
  return (
    <>
      {age && (
        <div className="results__age">
          <Notice kind="note">{age}</Notice>
        </div>
      )}
      <div className="results__pair">
        <section className="results__box">
          <h2>{screening.can_title}</h2>
          <p>{screening.can_text}</p>
        </section>
        <section className="results__box">
          <h2>{screening.cannot_title}</h2>
          <p>{screening.cannot_text}</p>
        </section>
      </div>
    </>
  )
}

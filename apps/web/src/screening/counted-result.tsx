import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { Card } from '../ui/card/card.tsx'
import { Seedling } from '../ui/drawings/seedling.tsx'
import { resultsWords } from './results-words.ts'
import type { Finding } from './finding.ts'
import { outcomeLabel } from './outcome-label.ts'
import { Scale } from './scale.tsx'

/** What the answers point to, in words first. */
export function CountedResult({ finding }: { finding: Finding }) {
  const { screening } = useWords()
  const results = resultsWords.use()
  const isLate = finding.followUp?.state === 'expired'
  return (
    <Card className="counted">
      <h2 className="counted__label">{screening[isLate ? 'follow_up_expired' : outcomeLabel(finding)]}</h2>
      <span className="counted__plant decoration">
        <Seedling />
      </span>
      {finding.outcome !== 'follow_up_due' && <Counted finding={finding} />}
      <p className="counted__caption">
        {finding.outcome !== 'follow_up_due' && results.not_a_score} {results.cannot_say}
      </p>
    </Card>
  )
}

/** Not for a middle band: its first stage is no verdict, so there is no count, scale or marker to show. */
function Counted({ finding }: { finding: Finding }) {
  const results = resultsWords.use()
  return (
    <>
      <p className="counted__sentence">{results[sentenceOf(finding)]}</p>
      {finding.remaining === null ? (
        <>
          <p className="counted__more">
            <Count total={finding.total} count={finding.count} />
          </p>
          {finding.limits && <Scale finding={finding} limits={finding.limits} />}
        </>
      ) : (
        <p className="counted__more">
          {fill(results.first_counted, { total: finding.total, count: finding.count })} <Remaining count={finding.remaining} />
        </p>
      )}
    </>
  )
}

/** After the follow-up there is no scale: that of the first stage would show the number that no longer holds. */
function Remaining({ count }: { count: number }) {
  const results = resultsWords.use()
  if (count === 0) return results.remaining_none
  return count === 1 ? results.remaining_one : fill(results.remaining, { remaining: count })
}

function sentenceOf({ outcome, band }: Finding): 'few_signs_heading' | 'medium_heading' | 'see_doctor_heading' {
  if (outcome === 'few_signs') return 'few_signs_heading'
  return band === 'medium' ? 'medium_heading' : 'see_doctor_heading'
}

function Count({ total, count }: { total: number; count: number }) {
  const results = resultsWords.use()
  const sentence = total === 0 ? results.counted_none : total === 1 ? results.counted_one : results.counted
  return fill(sentence, { total, count })
}

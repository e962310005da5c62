import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { Card } from '../ui/card/card.tsx'
import { Seedling } from '../ui/drawings/seedling.tsx'
import type { Finding } from './finding.ts'
import { outcomeLabel } from './outcome-label.ts'
import { Scale } from './scale.tsx'

/** What the answers point to, in words first. */
export function CountedResult({ finding }: { finding: Finding }) {
  const { screening } = useWords()
  const isLate = finding.followUp?.state === 'expired'
  return (
    <Card className="counted">
      <h2 className="counted__label">{screening[isLate ? 'follow_up_expired' : outcomeLabel(finding)]}</h2>
      <span className="counted__plant decoration">
        <Seedling />
      </span>
      {finding.outcome !== 'follow_up_due' && <Counted finding={finding} />}
      <p className="counted__caption">
        {finding.outcome !== 'follow_up_due' && screening.not_a_score} {screening.cannot_say}
      </p>
    </Card>
  )
}

/** Not for a middle band: its first stage is no verdict, so there is no count, scale or marker to show. */
function Counted({ finding }: { finding: Finding }) {
  const { screening } = useWords()
  return (
    <>
      <p className="counted__sentence">{screening[sentenceOf(finding)]}</p>
      {finding.remaining === null ? (
        <>
          <p className="counted__more">
            <Count total={finding.total} />
          </p>
          <Scale finding={finding} />
        </>
      ) : (
        <p className="counted__more">
          {fill(screening.first_counted, { total: finding.total })} <Remaining count={finding.remaining} />
        </p>
      )}
    </>
  )
}

/** After the follow-up there is no scale: that of the first stage would show the number that no longer holds. */
function Remaining({ count }: { count: number }) {
  const { screening } = useWords()
  if (count === 0) return screening.remaining_none
  return count === 1 ? screening.remaining_one : fill(screening.remaining, { remaining: count })
}

function sentenceOf({ outcome, band }: Finding): 'few_signs_heading' | 'medium_heading' | 'see_doctor_heading' {
  if (outcome === 'few_signs') return 'few_signs_heading'
  return band === 'medium' ? 'medium_heading' : 'see_doctor_heading'
}

function Count({ total }: { total: number }) {
  const { screening } = useWords()
  if (total === 0) return screening.counted_none
  return total === 1 ? screening.counted_one : fill(screening.counted, { total })
}

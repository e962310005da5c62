import type { ReactNode } from 'react'
import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { useWords } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'
import { followUpPath } from '../screening/index.ts'
import { LinkButton } from '../ui/button/button.tsx'

const adviceWords = messagesOf('screening/advice', 'advice')
const overTimeWords = messagesOf('screening/history', 'overTime')

interface Props {
  item: ListedAssessment
  /** Null in a family of one child that has no name. */
  child: string | null
  date: string
  /** Which one it is among all. */
  subject: string
  /** Further buttons. */
  children: ReactNode
}

/** One report: its day and its conclusion, with a count only where the result itself shows one. */
export function AssessmentRow({ item, child, date, subject, children }: Props) {
  const { screening } = useWords()
  const overTime = overTimeWords.use()
  const advice = adviceWords.use()
  const count = useCount(item)
  return (
    <tr className="previous__row">
      <th scope="row" className="previous__when">
        {child !== null && <span className="previous__child">{child}</span>}
        <span>{date}</span>
        <span className="previous__age">
          {item.ageMonths === null ? overTime.age_unknown : fill(overTime.months, { months: item.ageMonths })}
        </span>
      </th>
      <td>
        <p className="previous__headline">{advice[`headline_${item.advice.headline}`]}</p>
        {count && <p className="muted">{count}</p>}
        <div className="previous__actions">
          {item.followUp?.state === 'pending' && (
            <LinkButton
              kind="second"
              size="small"
              href={followUpPath(item.id)}
              aria-label={`${screening.follow_up_open}, ${subject}`}
            >
              {screening.follow_up_open}
            </LinkButton>
          )}
          <LinkButton
            kind="quiet"
            size="small"
            href={`/autism-test/results?id=${item.id}`}
            aria-label={fill(overTime.open_summary_of, { date: subject })}
          >
            {overTime.open}
          </LinkButton>
          {children}
        </div>
      </td>
    </tr>
  )
}

/** After the follow-up questions, what still counts; before, what counted at first. */
function useCount({ advice, remaining, total }: ListedAssessment): string | null {
  const words = overTimeWords.use()
  if (!advice.count) return null
  if (remaining === null) return [words.counted_none, words.counted_one][total] ?? fill(words.counted, { n: total })
  return [words.still_none, words.still_one][remaining] ?? fill(words.still, { n: remaining })
}

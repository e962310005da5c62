import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { dashboardWords } from './dashboard-words.ts'
import { useWords } from '../platform/language.tsx'
import { adviceWords, followUpPath } from '../screening/index.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'

interface Props {
  item: ListedAssessment
  /** Null in a family of one child that has no name. */
  child: string | null
  date: string
  /** Which one it is among all. */
  subject: string
  /** On the page of all summaries, where two of one child can stand side by side. */
  isCompared?: boolean
  onDelete: () => void
}

export function AssessmentRow({ item, child, date, subject, isCompared = false, onDelete }: Props) {
  const { screening } = useWords()
  const dashboard = dashboardWords.use()
  const advice = adviceWords.use()
  const age = item.ageMonths === null ? dashboard.age_unknown : fill(dashboard.child_aged, { months: item.ageMonths })
  return (
    <li className="previous__row">
      <div>
        {child !== null && <p className="previous__child">{child}</p>}
        <p className={child === null ? 'previous__child' : undefined}>{date}</p>
        <p className="muted">
          {age} {advice[`headline_${item.advice.headline}`]}
        </p>
      </div>
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
          kind="second"
          size="small"
          href={`/autism-test/results?id=${item.id}`}
          aria-label={fill(dashboard.open_summary_of, { date: subject })}
        >
          {dashboard.open_summary}
        </LinkButton>
        {isCompared && (
          <LinkButton
            kind="second"
            size="small"
            href={`/autism-test/history?compare=${item.id}`}
            aria-label={fill(dashboard.compare_of, { date: subject })}
          >
            {dashboard.compare}
          </LinkButton>
        )}
        <Button kind="quiet" size="small" aria-label={fill(dashboard.delete_of, { date: subject })} onClick={onDelete}>
          {dashboard.delete}
        </Button>
      </div>
    </li>
  )
}

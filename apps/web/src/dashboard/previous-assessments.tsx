import type { ReactNode } from 'react'
import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { isOfSameChild } from '@ankur/screening/same-child'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { AssessmentRow } from './assessment-row.tsx'
import type { Assessments } from './use-assessments.ts'

const childrenWords = messagesOf('children/children', 'children')
const overTimeWords = messagesOf('screening/history', 'overTime')

/** The newest summaries, for the dashboard. */
export function PreviousAssessments({ assessments }: { assessments: Assessments }) {
  const overTime = overTimeWords.use()
  const { items } = assessments
  const twoOfOneChild = newestTwo(items)
  return (
    <AssessmentsCard assessments={assessments} shown={items.slice(0, 3)} lead={overTime.previous_lead}>
      {twoOfOneChild && (
        <p className="previous__compare">
          <a href={`/autism-test/history?compare=${twoOfOneChild[0].id}&with=${twoOfOneChild[1].id}`}>{overTime.compare_two}</a>
        </p>
      )}
      {items.length > 1 && (
        <LinkButton kind="second" size="small" href="/autism-test/history">
          {overTime.see_all}
        </LinkButton>
      )}
    </AssessmentsCard>
  )
}

interface CardProps {
  assessments: Assessments
  shown: readonly ListedAssessment[]
  lead: string
  /** What happened, above the list. */
  message?: ReactNode
  /** Buttons of one summary besides the one that opens it; `subject` says which it is among all. */
  renderActions?: (item: ListedAssessment, subject: string) => ReactNode
  children: ReactNode
}

/** Summaries in a table. Shows day, age and outcome, and nothing else of a result. */
export function AssessmentsCard({ assessments, shown, lead, message, renderActions, children }: CardProps) {
  const { language } = useLanguage()
  const overTime = overTimeWords.use()
  const { items } = assessments
  const childOf = useChildOf(items)
  return (
    <Card title={overTime.previous_title}>
      <p className="muted">{lead}</p>
      {message}
      {items.length > 0 && (
        <table className="previous">
          <thead>
            <tr>
              <th scope="col">{overTime.when}</th>
              <th scope="col">{overTime.at_end}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((item) => {
              const child = childOf(item)
              const date = formatDay(item.completed_at, language)
              const subject = child === null ? date : `${child}, ${date}`
              return (
                <AssessmentRow key={item.id} item={item} child={child} date={date} subject={subject}>
                  {renderActions?.(item, subject)}
                </AssessmentRow>
              )
            })}
          </tbody>
        </table>
      )}
      <ListState {...assessments} />
      {children}
    </Card>
  )
}

/** Which child a listed summary is about; null in a family of one child that has no name. */
export function useChildOf(items: readonly ListedAssessment[]) {
  const names = childrenWords.use()
  return ({ childNickname, childPlace }: ListedAssessment): string | null => {
    if (childNickname !== null || childPlace !== null) return childNickname ?? fill(names.nameless, { n: childPlace ?? 0 })
    return items.some((item) => item.childPlace !== null) ? names.choice_none : null
  }
}

/** The newest report and the one before it, when both are of one child and closed. */
function newestTwo(items: readonly ListedAssessment[]): readonly [ListedAssessment, ListedAssessment] | null {
  const [newest, before] = items.filter(({ followUp }) => followUp?.state !== 'pending')
  return newest && before && isOfSameChild(newest, before) ? [newest, before] : null
}

function ListState({ items, status, tryAgain }: Assessments) {
  const { app, notices } = useLanguage().words
  const overTime = overTimeWords.use()
  const isEmpty = items.length === 0
  if (status === 'loading' && isEmpty) return <p role="status">{app.loading}</p>
  if (status === 'ready' && isEmpty) return <p>{overTime.previous_empty}</p>
  if (status !== 'failed') return null
  return (
    <div className="previous__failed">
      <Notice kind="error">
        <p>{overTime.previous_failed}</p>
        <p>{notices.no_network_help}</p>
      </Notice>
      <Button kind="second" size="small" onClick={tryAgain}>
        {app.try_again}
      </Button>
    </div>
  )
}

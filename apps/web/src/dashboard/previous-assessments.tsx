import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { isOfSameChild } from '@ankur/screening/same-child'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { dashboardWords } from './dashboard-words.ts'
import { AssessmentRow } from './assessment-row.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import type { Assessments } from './use-assessments.ts'
import { useChildOf } from './use-child-of.ts'

/**
 * The newest summaries, or all of them page by page, where each can also be compared. Shows day, age and outcome, and
 * nothing else of a result.
 */
export function PreviousAssessments({ assessments, isAll = false }: { assessments: Assessments; isAll?: boolean }) {
  const { language } = useLanguage()
  const dashboard = dashboardWords.use()
  const { items, next, status, loadMore, tryAgain, remove } = assessments
  const [asking, setAsking] = useState<ListedAssessment | null>(null)
  const [said, setSaid] = useState<{ word: 'deleted' | 'delete_failed'; date: string } | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const childOf = useChildOf(items)
  const dateOf = (item: ListedAssessment) => formatDay(item.completed_at, language)
  const subjectOf = (item: ListedAssessment) => [childOf(item), dateOf(item)].filter(Boolean).join(', ')

  // One that is not here yet may be of the same child.
  const isComparable = (item: ListedAssessment) =>
    next !== null || items.some((other) => other !== item && isOfSameChild(item, other))

  const deleteAsked = async (item: ListedAssessment) => {
    setAsking(null)
    const word = await remove(item.id).then(
      () => 'deleted' as const,
      () => 'delete_failed' as const,
    )
    setSaid({ word, date: subjectOf(item) })
    line.current?.focus()
  }
  return (
    <Card title={dashboard.previous_title}>
      <p className="muted">{isAll ? dashboard.previous_all : dashboard.previous_lead}</p>
      <p className="previous__said" role="status" tabIndex={-1} ref={line}>
        {said && fill(dashboard[said.word], { date: said.date })}
      </p>
      <ul className="previous">
        {(isAll ? items : items.slice(0, 3)).map((item) => (
          <AssessmentRow
            key={item.id}
            item={item}
            child={childOf(item)}
            date={dateOf(item)}
            subject={subjectOf(item)}
            isCompared={isAll && isComparable(item)}
            onDelete={() => setAsking(item)}
          />
        ))}
      </ul>
      <ListState status={status} empty={items.length === 0} onTryAgain={tryAgain} />
      {isAll && status !== 'failed' && next !== null && (
        <Button kind="second" size="small" busy={status === 'loading'} busyLabel={dashboard.loading_more} onClick={loadMore}>
          {dashboard.load_more}
        </Button>
      )}
      {!isAll && items.length > 1 && (
        <LinkButton kind="second" size="small" href="/autism-test/history">
          {dashboard.see_all}
        </LinkButton>
      )}
      {asking && (
        <ConfirmDialog
          title={dashboard.delete_title}
          text={fill(dashboard.delete_text, { date: subjectOf(asking) })}
          yes={dashboard.delete_yes}
          no={dashboard.delete_no}
          onYes={() => void deleteAsked(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </Card>
  )
}

function ListState({
  status,
  empty,
  onTryAgain,
}: {
  status: 'loading' | 'ready' | 'failed'
  empty: boolean
  onTryAgain: () => void
}) {
  const { app, notices } = useLanguage().words
  const dashboard = dashboardWords.use()
  if (status === 'loading' && empty) return <p role="status">{app.loading}</p>
  if (status === 'ready' && empty) return <p>{dashboard.previous_empty}</p>
  if (status !== 'failed') return null
  return (
    <div className="previous__failed">
      <Notice kind="error">
        <p>{dashboard.previous_failed}</p>
        <p>{notices.no_network_help}</p>
      </Notice>
      <Button kind="second" size="small" onClick={onTryAgain}>
        {app.try_again}
      </Button>
    </div>
  )
}

import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { isOfSameChild } from '@ankur/screening/same-child'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { overTimeWords } from '../screening/index.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { AssessmentRow } from './assessment-row.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import type { Assessments } from './use-assessments.ts'
import { useChildOf } from './use-child-of.ts'

// Exported to the newest card: both are loaded together, and the script of every page has one file less.
export { useChildOf }

/**
 * The newest summaries, or all of them page by page, where each can also be compared. Shows day, age and outcome, and
 * nothing else of a result.
 */
export function PreviousAssessments({ assessments, isAll = false }: { assessments: Assessments; isAll?: boolean }) {
  const { language } = useLanguage()
  const overTime = overTimeWords.use()
  const { items, next, status, loadMore, tryAgain, remove } = assessments
  const [asking, setAsking] = useState<ListedAssessment | null>(null)
  const [message, setMessage] = useState<{ word: 'deleted' | 'delete_failed'; date: string } | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const childOf = useChildOf(items)
  const dateOf = (item: ListedAssessment) => formatDay(item.completed_at, language)
  const subjectOf = (item: ListedAssessment) => [childOf(item), dateOf(item)].filter(Boolean).join(', ')

  // One that is not loaded yet may be of the same child.
  const isComparable = (item: ListedAssessment) =>
    next !== null || items.some((other) => other !== item && isOfSameChild(item, other))

  const twoOfOneChild = newestTwo(items)

  const deleteAsked = async (item: ListedAssessment) => {
    setAsking(null)
    const word = await remove(item.id).then(
      () => 'deleted' as const,
      () => 'delete_failed' as const,
    )
    setMessage({ word, date: subjectOf(item) })
    line.current?.focus()
  }
  return (
    <Card title={overTime.previous_title}>
      <p className="muted">{isAll ? overTime.previous_all : overTime.previous_lead}</p>
      <p className="previous__said" role="status" tabIndex={-1} ref={line}>
        {message && fill(overTime[message.word], { date: message.date })}
      </p>
      {items.length > 0 && (
        <table className="previous">
          <thead>
            <tr>
              <th scope="col">{overTime.when}</th>
              <th scope="col">{overTime.at_end}</th>
            </tr>
          </thead>
          <tbody>
            {(isAll ? items : items.slice(0, 3)).map((item) => (
              <AssessmentRow
                key={item.id}
                item={item}
                child={childOf(item)}
                date={dateOf(item)}
                subject={subjectOf(item)}
                isCompared={isAll && isComparable(item)}
                {...(isAll && { onDelete: () => setAsking(item) })}
              />
            ))}
          </tbody>
        </table>
      )}
      <ListState status={status} empty={items.length === 0} onTryAgain={tryAgain} />
      {isAll && status !== 'failed' && next !== null && (
        <Button kind="second" size="small" busy={status === 'loading'} busyLabel={overTime.loading_more} onClick={loadMore}>
          {overTime.load_more}
        </Button>
      )}
      {!isAll && twoOfOneChild && (
        <p className="previous__compare">
          <a href={`/autism-test/history?compare=${twoOfOneChild[0].id}&with=${twoOfOneChild[1].id}`}>{overTime.compare_two}</a>
        </p>
      )}
      {!isAll && items.length > 1 && (
        <LinkButton kind="second" size="small" href="/autism-test/history">
          {overTime.see_all}
        </LinkButton>
      )}
      {asking && (
        <ConfirmDialog
          title={overTime.delete_title}
          text={fill(overTime.delete_text, { date: subjectOf(asking) })}
          yes={overTime.delete_yes}
          no={overTime.delete_no}
          onYes={() => void deleteAsked(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </Card>
  )
}

/** The newest report and the one before it, when both are of one child and closed. */
function newestTwo(items: readonly ListedAssessment[]): readonly [ListedAssessment, ListedAssessment] | null {
  const [newest, before] = items.filter(({ followUp }) => followUp?.state !== 'pending')
  return newest && before && isOfSameChild(newest, before) ? [newest, before] : null
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
  const overTime = overTimeWords.use()
  if (status === 'loading' && empty) return <p role="status">{app.loading}</p>
  if (status === 'ready' && empty) return <p>{overTime.previous_empty}</p>
  if (status !== 'failed') return null
  return (
    <div className="previous__failed">
      <Notice kind="error">
        <p>{overTime.previous_failed}</p>
        <p>{notices.no_network_help}</p>
      </Notice>
      <Button kind="second" size="small" onClick={onTryAgain}>
        {app.try_again}
      </Button>
    </div>
  )
}

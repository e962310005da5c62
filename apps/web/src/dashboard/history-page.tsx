import { useRef, useState, type ComponentType } from 'react'
import { useSearch } from 'wouter'
import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { isOfSameChild } from '@ankur/screening/same-child'
import { useWords } from '../platform/language.tsx'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { messagesOf } from '../platform/messages.ts'
import { forgetSummary, loadCompare } from '../screening/index.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import { AssessmentsCard } from './previous-assessments.tsx'
import { useAssessments } from './use-assessments.ts'

const historyWords = messagesOf('screening/history', 'history')
const overTimeWords = messagesOf('screening/history', 'overTime')

const Compare = definePart({ load: loadCompare, when: onDemand })

/** With the messages of this page and its parts only. */
export async function loadHistoryPage(): Promise<ComponentType> {
  await Promise.all([historyWords.load(), overTimeWords.load()])
  return HistoryPage
}

/** All summaries of the account; with `compare` in the address, two of them side by side. */
function HistoryPage() {
  const words = historyWords.use()
  const { screening } = useWords()
  const search = new URLSearchParams(useSearch())
  const id = search.get('compare')
  const title = id === null ? words.title : words.compare_title
  useTitle(title)
  return (
    <div className="wrap history">
      <PageHeading subject={title}>{title}</PageHeading>
      {id === null ? <AllAssessments /> : <Compare id={id} withId={search.get('with')} />}
      <p>
        <LinkButton kind="quiet" href="/dashboard">
          {screening.back_to_dashboard}
        </LinkButton>
      </p>
    </div>
  )
}

/** The whole list, page by page, where each can be deleted, and compared with another of the same child. */
function AllAssessments() {
  const words = historyWords.use()
  const assessments = useAssessments()
  const { items, next, status, loadMore, remove } = assessments
  const [asking, setAsking] = useState<{ id: string; date: string } | null>(null)
  const [message, setMessage] = useState<{ word: 'deleted' | 'delete_failed'; date: string } | null>(null)
  const line = useRef<HTMLParagraphElement>(null)

  // One that is not loaded yet may be of the same child.
  const isComparable = (item: ListedAssessment) =>
    next !== null || items.some((other) => other !== item && isOfSameChild(item, other))

  const deleteAsked = async ({ id, date }: { id: string; date: string }) => {
    setAsking(null)
    const word = await remove(id).then(
      () => 'deleted' as const,
      () => 'delete_failed' as const,
    )
    if (word === 'deleted') forgetSummary(id)
    setMessage({ word, date })
    line.current?.focus()
  }
  return (
    <AssessmentsCard
      assessments={assessments}
      shown={items}
      lead={words.lead}
      message={
        <p className="previous__said" role="status" tabIndex={-1} ref={line}>
          {message && fill(words[message.word], { date: message.date })}
        </p>
      }
      renderActions={(item, date) => (
        <>
          {isComparable(item) && (
            <LinkButton
              kind="quiet"
              size="small"
              href={`/autism-test/history?compare=${item.id}`}
              aria-label={fill(words.compare_of, { date })}
            >
              {words.compare}
            </LinkButton>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={fill(words.delete_of, { date })}
            onClick={() => setAsking({ id: item.id, date })}
          >
            {words.delete}
          </Button>
        </>
      )}
    >
      {status !== 'failed' && next !== null && (
        <Button kind="second" size="small" busy={status === 'loading'} busyLabel={words.loading_more} onClick={loadMore}>
          {words.load_more}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={words.delete_title}
          text={fill(words.delete_text, { date: asking.date })}
          yes={words.delete_yes}
          no={words.delete_no}
          onYes={() => void deleteAsked(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </AssessmentsCard>
  )
}

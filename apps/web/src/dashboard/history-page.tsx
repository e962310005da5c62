import type { ComponentType } from 'react'
import { useSearch } from 'wouter'
import { useWords } from '../platform/language.tsx'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { forgetSummary, historyWords, loadCompare, overTimeWords } from '../screening/index.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { PreviousAssessments } from './previous-assessments.tsx'
import { useAssessments } from './use-assessments.ts'

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

function AllAssessments() {
  const assessments = useAssessments()
  const remove = async (id: string) => {
    await assessments.remove(id)
    forgetSummary(id)
  }
  return <PreviousAssessments isAll assessments={{ ...assessments, remove }} />
}

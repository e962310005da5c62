import { fill } from '@ankur/content'
import { plainNotice } from '@ankur/screening/plain-words/notice'
import { formatDay } from '../platform/dates.ts'
import { useLanguage, useWords } from '../platform/language.tsx'
import { PageHeading } from '../platform/page.tsx'
import { Button } from '../ui/button/button.tsx'
import { resultsWords } from './results-words.ts'
import { AnalysisText } from './analysis-text.tsx'
import { CanAndCannot } from './can-and-cannot.tsx'
import { CountedResult } from './counted-result.tsx'
import type { Finding } from './finding.ts'
import { FollowUpDue } from './follow-up-due.tsx'
import { NextStepList } from './next-step-list.tsx'
import { ResultFailure } from './result-failure.tsx'
import { Support } from './support.tsx'
import type { ResultState } from './use-result.ts'

interface SummaryProps {
  /** Null while nothing may be shown. */
  finding: Finding | null
  state: ResultState
  /** The answers are analysed on this page, not fetched. */
  isNew: boolean
  onTryAgain: () => void
}

/** Sentence, scale, what it can and cannot tell, next steps, written part, support: in this order. */
export function Summary({ finding, state, isNew, onTryAgain }: SummaryProps) {
  const { app } = useWords()
  const results = resultsWords.use()
  return (
    <div className="wrap results">
      <SummaryTop state={state} />
      {state.kind === 'failed' && <ResultFailure failure={state.failure} isNew={isNew} onTryAgain={onTryAgain} />}
      {finding && (
        <>
          <CountedResult finding={finding} />
          {state.kind === 'ready' && <FollowUpDue assessment={state.assessment} />}
          <CanAndCannot finding={finding} />
          <NextStepList finding={finding} />
        </>
      )}
      <p className="results__waiting" role="status">
        {state.kind === 'ready'
          ? isNew && results.stored_now
          : isNew
            ? results.generating
            : state.kind === 'waiting' && app.loading}
      </p>
      {state.kind === 'ready' && <AnalysisText assessment={state.assessment} />}
      <Support />
    </div>
  )
}

function SummaryTop({ state }: { state: ResultState }) {
  const { language } = useLanguage()
  const results = resultsWords.use()
  const assessment = state.kind === 'ready' ? state.assessment : null
  return (
    <div className="results__top">
      <div>
        <PageHeading>{results.results_title}</PageHeading>
        {assessment && (
          <p className="results__day">
            {assessment.ageMonths !== null && fill(results.child_aged, { months: assessment.ageMonths })}{' '}
            {fill(results.answered_on, { date: formatDay(assessment.completed_at, language) })}
          </p>
        )}
        {(!assessment || !assessment.instrument.official) && <p className="results__day">{plainNotice[language]}</p>}
      </div>
      {assessment && (
        <Button className="results__print" kind="second" size="small" icon="print" onClick={() => window.print()}>
          {results.print}
        </Button>
      )}
    </div>
  )
}

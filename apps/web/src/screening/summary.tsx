import { fill } from '@ankur/content'
import { indiaMonth } from '@ankur/screening/age'
import type { StoredAssessment } from '@ankur/screening/contract'
import { plainNotice } from '@ankur/screening/plain-words/notice'
import { plainId } from '@ankur/screening/plain-words/plain-name'
import { formatDay } from '../platform/dates.ts'
import { useLanguage, useWords } from '../platform/language.tsx'
import { loadWholePage, nearPart } from '../platform/near-part.tsx'
import { PageHeading } from '../platform/page.tsx'
import { Rescreen } from '../reminders/index.ts'
import { ReportActions } from '../reports/index.ts'
import { Button } from '../ui/button/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { resultsWords } from './results-words.ts'
import { behaviourLines } from './behaviour-lines.ts'
import { CanAndCannot } from './can-and-cannot.tsx'
import { CountedResult } from './counted-result.tsx'
import type { Finding } from './finding.ts'
import { useFormOrOwn } from './form.ts'
import { FollowUpDue } from './follow-up-due.tsx'
import { planWords } from './plan-words.ts'
import { playWords } from './play-words.ts'
import { ResultFailure } from './result-failure.tsx'
import { ResultPart } from './result-part.tsx'
import { Support } from './support.tsx'
import { TakingLong } from './taking-long.tsx'
import type { ResultState } from './use-result.ts'
import { WhoseSummary } from './whose-summary.tsx'

interface SummaryProps {
  /** Null while nothing may be shown. */
  finding: Finding | null
  state: ResultState
  /** The answers are analysed on this page, not fetched. */
  isNew: boolean
  onTryAgain: () => void
}

/* The parts below the first screen. Another one is a constant here, and a line at its place in `Summary`. */
const NextSteps = nearPart({ load: () => import('./plan.tsx').then((part) => part.Plan), words: [planWords], height: 'high' })
const TalkAbout = nearPart({
  load: () => import('./talk-about.tsx').then((part) => part.TalkAbout),
  words: [behaviourLines],
  height: 'middle',
})
const Play = nearPart({
  load: () => import('./play.tsx').then((part) => part.Play),
  words: [playWords, behaviourLines],
  height: 'middle',
})
const Written = nearPart({
  load: async () => {
    const { AnalysisText, modelWords } = await import('./analysis-text.tsx')
    await modelWords.load()
    return AnalysisText
  },
  height: 'high',
})

/**
 * Sentence, scale, what it can and cannot tell, next steps, answers to talk about, explanation, play, support: in this order.
 * While the follow-up is due there is nothing that counts: no scale, and no list of answers.
 */
export function Summary({ finding, state, isNew, onTryAgain }: SummaryProps) {
  const { app } = useWords()
  const results = resultsWords.use()
  return (
    <div className={classNames('wrap results', finding && `results--${finding.outcome}`)}>
      <SummaryTop state={state} />
      {state.kind === 'failed' && <ResultFailure failure={state.failure} isNew={isNew} onTryAgain={onTryAgain} />}
      {finding && (
        <>
          <CountedResult finding={finding} />
          {state.kind === 'ready' && <FollowUpDue assessment={state.assessment} />}
          <CanAndCannot finding={finding} />
          <ResultPart title={results.next_title} className="results__plan">
            <NextSteps finding={finding} />
          </ResultPart>
          {hasAnswersToTalkAbout(finding) && (
            <ResultPart title={results.talk_title}>
              <TalkAbout finding={finding} />
            </ResultPart>
          )}
        </>
      )}
      <p className="results__waiting" role="status">
        {state.kind === 'ready'
          ? isNew && results.stored_now
          : isNew
            ? results.generating
            : state.kind === 'waiting' && app.loading}
      </p>
      {state.kind === 'waiting' && <TakingLong />}
      {state.kind === 'ready' && <WhenAgain assessment={state.assessment} />}
      {state.kind === 'ready' && (
        <ResultPart title={results.written_title} className="results__written">
          <Written assessment={state.assessment} />
        </ResultPart>
      )}
      {state.kind === 'ready' && (
        <div className="results__take">
          <ResultPart title={results.take_title}>
            <ReportActions id={state.assessment.id} />
          </ResultPart>
        </div>
      )}
      {finding && (
        <ResultPart title={results.play_title} className="results__play" isOnPaper={false}>
          <Play finding={finding} />
        </ResultPart>
      )}
      <Support />
    </div>
  )
}

/** A month that has begun needs no date in a calendar any more. */
function WhenAgain({ assessment: { id, rescreenMonth } }: { assessment: StoredAssessment }) {
  const results = resultsWords.use()
  if (rescreenMonth === null || rescreenMonth <= indiaMonth(Date.now())) return null
  return (
    <ResultPart title={results.again_title}>
      <Rescreen assessmentId={id} month={rescreenMonth} />
    </ResultPart>
  )
}

/** Those of another form stand in the written part, in its words. */
function hasAnswersToTalkAbout({ behaviours, counting, followUp }: Finding): boolean {
  return behaviours === 'twenty' && counting.length > 0 && followUp?.state !== 'pending'
}

function SummaryTop({ state }: { state: ResultState }) {
  const { language } = useLanguage()
  const results = resultsWords.use()
  const form = useFormOrOwn()
  const assessment = state.kind === 'ready' ? state.assessment : null
  return (
    <div className="results__top">
      <div>
        <PageHeading>{results.results_title}</PageHeading>
        {assessment && <WhoseSummary childId={assessment.childId} />}
        {assessment && (
          <p className="results__day">
            {assessment.ageMonths !== null && fill(results.child_aged, { months: assessment.ageMonths })}{' '}
            {fill(results.answered_on, { date: formatDay(assessment.completed_at, language) })}
          </p>
        )}
        {(assessment?.instrument ?? form).id === plainId && <p className="results__day">{plainNotice[language]}</p>}
      </div>
      {assessment && (
        <Button className="results__print" kind="second" size="small" icon="print" onClick={() => void print()}>
          {results.print}
        </Button>
      )}
    </div>
  )
}

async function print(): Promise<void> {
  await loadWholePage()
  window.print()
}

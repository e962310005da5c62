import { fill } from '@ankur/content'
import { isUrgent, openStepsOf } from '@ankur/screening/advice/advice'
import { passedDay } from '@ankur/screening/advice/advice-dates'
import { writeAdviceText, type AdviceText, type AdviceStepText } from '@ankur/screening/advice/advice-text'
import { formatDayMonth } from '@ankur/screening/analysis/dates'
import type { StoredAssessment } from '@ankur/screening/contract'
import { useDistrict } from '../../district/index.ts'
import { useLanguage, useWords } from '../../platform/language.tsx'
import { PageHeading } from '../../platform/frame/page.tsx'
import { ReminderBox } from '../../reminders/index.ts'
import { PaperButtons } from '../../reports/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { Finding } from '../finding.ts'
import { AddBirthMonth } from './add-birth-month.tsx'
import { DueButton } from './due-button.tsx'
import { Folds } from './folds.tsx'
import { HeadlineCard } from './headline-card.tsx'
import { HospitalBox } from './hospital.tsx'
import { placeStep, Steps } from './steps.tsx'
import { Strengths } from './strengths.tsx'
import { WhereToGo } from './where-to-go.tsx'
import { useChildName, WhoseReport } from './whose-report.tsx'
import { ResultFailure } from './result-failure.tsx'
import { useAfter } from '../../platform/frame/loading.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ResultState } from './use-result.ts'

const adviceWords = messagesOf('screening/advice', 'advice')
const resultsWords = messagesOf('screening/results', 'results')

interface SummaryProps {
  /** Null while nothing may be shown. */
  finding: Finding | null
  state: ResultState
  /** The answers are analysed on this page, not fetched. */
  isNew: boolean
  /** The month of birth has just been added. */
  isAnew: boolean
  onTryAgain: () => void
  onChanged: (assessment: StoredAssessment) => void
}

/**
 * A result on few screens: what and how soon, what the child already does, three steps, the report; the rest is collapsed.
 */
export function Summary({ finding, state, isNew, isAnew, onTryAgain, onChanged }: SummaryProps) {
  const { app } = useWords()
  const { language } = useLanguage()
  const results = resultsWords.use()
  const advice = adviceWords.use()
  const text = finding && writeAdviceText(finding.sayable, advice, language)
  const assessment = state.kind === 'ready' ? state.assessment : null
  const name = useChildName(assessment?.childId ?? null)
  return (
    <div className={classNames('wrap results', finding?.followUp?.state === 'pending' && 'results--due')}>
      {assessment && <WhoseReport assessment={assessment} name={name} />}
      {!text && <PageHeading>{results.results_title}</PageHeading>}
      {state.kind === 'failed' && <ResultFailure failure={state.failure} isNew={isNew} onTryAgain={onTryAgain} />}
      {isAnew && <p role="status">{results.worked_out_again}</p>}
      {finding && text && finding.followUp?.state === 'pending' && assessment ? (
        <WhileDue finding={finding} text={text} assessment={assessment} />
      ) : (
        finding &&
        text && (
          <Whole finding={finding} text={text} assessment={assessment} hasName={Boolean(name?.nickname)} onChanged={onChanged} />
        )
      )}
      <p className="results__waiting" role="status">
        {state.kind === 'ready'
          ? isNew && results.stored_now
          : isNew
            ? results.generating
            : state.kind === 'waiting' && app.loading}
      </p>
      {state.kind === 'waiting' && <TakingLong />}
      {finding && text && finding.followUp?.state !== 'pending' && (
        <Folds finding={finding} text={text} assessment={assessment} />
      )}
      <BackToDashboard />
    </div>
  )
}

interface PartProps {
  finding: Finding
  text: AdviceText
}

/** There is no result yet: one card, one button, and what does not depend on the questions. */
function WhileDue({ finding, text, assessment }: PartProps & { assessment: StoredAssessment }) {
  const results = resultsWords.use()
  const { urgency } = finding.sayable.advice
  const urgent = isUrgent({ urgency })
  const hasVisit = text.steps.some(({ id }) => id.startsWith('doctor_'))
  // A doubt about hearing is often the reason for the visit.
  const visits = text.steps.filter(
    ({ id }) => id.startsWith('doctor_') || id === 'growth_card' || (hasVisit && id.startsWith('hearing_')),
  )
  const [district, chooseDistrict] = useDistrict()
  const button = <DueButton assessment={assessment} />
  return (
    <div className="results__main">
      <HeadlineCard text={text} urgency={urgency}>
        <Passed finding={finding} />
        {!urgent && button}
        {urgent && goesSomewhere(visits) && <WhereToGo district={district} />}
      </HeadlineCard>
      {visits.length > 0 && <Steps text={text} steps={visits} district={district} onDistrict={chooseDistrict} />}
      {urgent && <HospitalBox />}
      {urgent && button}
      <Fold id="reminder" summary={results.reminder_title}>
        <ReminderBox assessmentId={assessment.id} />
      </Fold>
    </div>
  )
}

interface WholeProps extends PartProps {
  assessment: StoredAssessment | null
  /** The child has a name here, which the reports print. */
  hasName: boolean
  onChanged: (assessment: StoredAssessment) => void
}

function Whole({ finding, text, assessment, hasName, onChanged }: WholeProps) {
  const { advice } = finding.sayable
  const { urgency } = advice
  const urgent = isUrgent(advice)
  const steps = text.steps.slice(0, openStepsOf(advice))
  const [district, chooseDistrict] = useDistrict()
  const papers = assessment && (
    <div className="results__take">
      <PaperButtons id={assessment.id} hasName={hasName} />
    </div>
  )
  return (
    <div className={classNames('results__main', urgent && 'results__main--urgent')}>
      <HeadlineCard text={text} urgency={urgency}>
        <Passed finding={finding} />
        {goesSomewhere(steps) && <WhereToGo district={district} />}
        {assessment && assessment.birthMonth === null && <AddBirthMonth id={assessment.id} onAdded={onChanged} />}
      </HeadlineCard>
      {!urgent && <Strengths finding={finding} />}
      <Steps text={text} steps={steps} district={district} onDistrict={chooseDistrict} />
      {urgent && <HospitalBox />}
      {text.wordsRule && <p className="results__words">{text.wordsRule}</p>}
      {urgent ? (
        <div className="results__side">
          {papers}
          <Strengths finding={finding} isFolded />
        </div>
      ) : (
        papers
      )}
    </div>
  )
}

/** For a family that comes back after the day by which to see a doctor. */
function Passed({ finding }: Pick<PartProps, 'finding'>) {
  const { language } = useLanguage()
  const advice = adviceWords.use()
  const day = passedDay(finding.sayable, Date.now())
  return day !== null && <p>{fill(advice.date_passed, { date: formatDayMonth(day, language) })}</p>
}

function goesSomewhere(steps: readonly AdviceStepText[]): boolean {
  return placeStep(steps.map(({ id }) => id)) !== undefined
}

function BackToDashboard() {
  const { screening } = useWords()
  return (
    <p className="results__back">
      <a href="/dashboard">{screening.back_to_dashboard}</a>
    </p>
  )
}

/**
 * A signal that is too weak for a response but does not fail: after a while the page offers a retry. The same attempt is
 * sent again, and is stored once.
 */
function TakingLong() {
  const { app } = useWords()
  const isLong = useAfter(8_000)
  return (
    <div className="results__long">
      <p role="status">{isLong && app.loading_long}</p>
      {isLong && <Button onClick={() => location.reload()}>{app.try_again}</Button>}
    </div>
  )
}

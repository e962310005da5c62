import { fill } from '@ankur/content'
import { adviceDay, isTimeAgain, passedDay } from '@ankur/screening/advice/advice-dates'
import { formatDayMonth } from '@ankur/screening/analysis/dates'
import type { ListedAssessment } from '@ankur/screening/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { PaperButton } from '../reports/index.ts'
import { messagesOf } from '../platform/messages.ts'
import { followUpPath, questionPath } from '../screening/index.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { useChildOf } from './previous-assessments.tsx'

const adviceWords = messagesOf('screening/advice', 'advice')
const overTimeWords = messagesOf('screening/history', 'overTime')
const dashboardWords = messagesOf('app/dashboard', 'dashboard')

interface Props {
  item: ListedAssessment
  items: readonly ListedAssessment[]
  /** Whether it is the first element of the page. */
  isMain: boolean
}

/** With its button for the report, so that nothing moves when that is loaded; without it the card is shown anyway. */
export async function loadNewestCard() {
  await PaperButton.preload().catch(() => {})
  return NewestCard
}

/** The newest report, or the follow-up questions that it waits for: how soon, what, and the way there. */
function NewestCard({ item, items, isMain }: Props) {
  const { language, words } = useLanguage()
  const overTime = overTimeWords.use()
  const advice = adviceWords.use()
  const dashboard = dashboardWords.use()
  const { headline, steps, urgency } = item.advice
  const child = useChildOf(items)(item)
  const date = formatDay(item.completed_at, language)
  const isDue = item.followUp?.state === 'pending'
  const by = adviceDay(urgency, Date.parse(`${item.adviceFrom}T00:00:00+05:30`))
  const values = { date: by === null ? '' : formatDayMonth(by, language) }
  const isPassed = passedDay(item, Date.now()) !== null
  const isAgain = isTimeAgain(item, Date.now())
  const isFilled = urgency === 'today' || urgency === 'week'
  const isCalm = urgency === 'routine'
  const kind = isMain ? 'main' : 'second'
  return (
    <section className="newest" aria-labelledby={`newest-${item.id}`}>
      {urgency !== 'routine' && headline !== 'due' && (
        <p className={classNames('newest__urgency', isFilled && 'newest__urgency--filled')}>
          <Icon name="clock" size="small" />
          {by !== null && urgency !== 'today' ? fill(overTime.by_date, values) : advice[`urgency_${urgency}`]}
        </p>
      )}
      <h2 id={`newest-${item.id}`}>
        {/* The child was too young then, and is not any more. */}
        {isAgain && headline === 'age_young' ? advice.again_now : advice[`headline_${headline}`]}
      </h2>
      <p className="muted">{child !== null ? fill(overTime.report_of, { child, date }) : fill(overTime.report_on, { date })}</p>
      {isPassed && <p>{fill(advice.date_passed, values)}</p>}
      {isAgain && headline !== 'age_young' && <p>{advice.again_now}</p>}
      {isDue && <p>{fill(words.screening.follow_up_until, { date: formatDay(item.followUp?.until ?? '', language) })}</p>}
      <div className="newest__buttons">
        {isAgain && (
          <LinkButton kind={isCalm ? kind : 'second'} href={questionPath(1)}>
            {dashboard.begin}
          </LinkButton>
        )}
        {/* An urgent visit comes before the questions. */}
        {(!isDue || headline !== 'due') && (
          <LinkButton
            kind={isAgain && isCalm ? 'second' : kind}
            href={`/autism-test/results?id=${item.id}`}
            aria-label={fill(overTime.open_summary_of, { date: child === null ? date : `${child}, ${date}` })}
          >
            {overTime.open_summary}
          </LinkButton>
        )}
        {isDue && (
          <LinkButton kind={headline === 'due' ? kind : 'second'} href={followUpPath(item.id)}>
            {words.screening.next_follow_up}
          </LinkButton>
        )}
        {!isDue && (
          <PaperButton
            id={item.id}
            label={fill(overTime.pdf_of, { date: child === null ? date : `${child}, ${date}` })}
            making={overTime.pdf_making}
            saved={overTime.pdf_saved}
          />
        )}
      </div>
      {/* Its day differs from the deadline of the questions, so it is a separate step, never a date above them. */}
      {headline === 'due' && steps.includes('doctor_meanwhile') && (
        <p className="newest__meanwhile">
          <b>{fill(advice.step_doctor_meanwhile, values)}</b> {advice.step_doctor_meanwhile_line}
        </p>
      )}
    </section>
  )
}

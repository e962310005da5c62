import type { MouseEvent } from 'react'
import { fill } from '@ankur/content'
import { allSame, missingItems } from '@ankur/screening/answers'
import { numberOf, type Instrument } from '@ankur/screening/instrument'
import { SignedInAs } from '../accounts/index.ts'
import { Loading } from '../platform/loading.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { questionsWords } from './questions-words.ts'
import { AnswerList } from './answer-list.tsx'
import { ExtraQuestions } from './extra-questions.tsx'
import { useForm } from './form.ts'
import { NeedsConnection } from './needs-connection.tsx'
import { OtherQuestions } from './other-questions.tsx'
import { questionPath } from './question-number.ts'
import { useTestProgress } from './test-progress-provider.tsx'
import { useInstrument } from './use-instrument.ts'
import { WhoseWords } from './whose-words.tsx'
import './question.css'
import './review.css'

export { fetchExtraFields } from './extra-questions.tsx'

/** After the last question: every answer once more, three optional questions, and on to the summary. */
export function ReviewPage() {
  const questions = questionsWords.use()
  const instrument = useInstrument()
  const { kind } = useForm()
  const { isOther } = useTestProgress()
  useTitle(questions.review_title)
  if (kind === 'unknown') return <NeedsConnection />
  if (!instrument) return <Loading />
  if (isOther) return <OtherQuestions />
  return (
    <div className="wrap review">
      <PageHeading>{questions.review_title}</PageHeading>
      <p className="review__lead">{questions.review_lead}</p>
      <SignedInAs />
      <p>
        <a className="review__past" href="#extra-title" onClick={passAnswers}>
          {questions.extra_title}
        </a>
      </p>
      <Missing instrument={instrument} />
      <SameAnswers instrument={instrument} />
      <section aria-labelledby="answers">
        <h2 id="answers">{fill(questions.review_list, { count: instrument.items.length })}</h2>
        <WhoseWords className="muted" instrument={instrument} />
        <AnswerList instrument={instrument} />
      </section>
      <ExtraQuestions />
    </div>
  )
}

/** Past twenty answers that nobody wants to change. Going back then still leads to the last question. */
function passAnswers(event: MouseEvent): void {
  event.preventDefault()
  const next = document.getElementById('extra-title')
  next?.scrollIntoView()
  next?.focus({ preventScroll: true })
}

/** Which answers the summary still needs, with a way to each. */
function Missing({ instrument }: { instrument: Instrument }) {
  const questions = questionsWords.use()
  const missing = missingItems(useTestProgress().sheet, instrument).map((id) => numberOf(instrument, id))
  if (missing.length === 0) return null
  return (
    <Notice kind="info" announce={false}>
      <p>{fill(questions.review_missing, { numbers: missing.join(', ') })}</p>
      <LinkButton kind="second" size="small" href={questionPath(missing[0] ?? 1)}>
        {fill(questions.review_answer_missing, { n: missing[0] ?? 1 })}
      </LinkButton>
    </Notice>
  )
}

/** The same answer every time may be meant: asked gently, never held against anybody. */
function SameAnswers({ instrument }: { instrument: Instrument }) {
  const questions = questionsWords.use()
  const { sheet } = useTestProgress()
  const count = instrument.items.length
  // One near the beginning, one in the middle, one near the end.
  const looks = [...new Set([1, Math.ceil(count / 3), Math.ceil((count * 3) / 5)])]
  if (!allSame(sheet, instrument)) return null
  return (
    <Notice kind="note">
      <p>{questions.same_all}</p>
      <p className="review__looks">
        {looks.map((n) => (
          <LinkButton key={n} kind="second" size="small" href={questionPath(n)}>
            {fill(questions.same_look, { n })}
          </LinkButton>
        ))}
      </p>
    </Notice>
  )
}

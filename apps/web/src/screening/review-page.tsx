import { fill } from '@ankur/content'
import { allSame, missingItems } from '@ankur/screening/answers'
import type { Instrument } from '@ankur/screening/instrument'
import { Loading } from '../platform/loading.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { questionsWords } from './questions-words.ts'
import { AnswerList } from './answer-list.tsx'
import { ExtraQuestions } from './extra-questions.tsx'
import { questionPath } from './question-number.ts'
import { useTestProgress } from './test-progress-provider.tsx'
import { useInstrument } from './use-instrument.ts'
import './review.css'

/** After question 20: every answer once more, three optional questions, and on to the summary. */
export function ReviewPage() {
  const questions = questionsWords.use()
  const instrument = useInstrument()
  useTitle(questions.review_title)
  if (!instrument) return <Loading />
  return (
    <div className="wrap review">
      <PageHeading>{questions.review_title}</PageHeading>
      <p className="review__lead">{questions.review_lead}</p>
      <Missing />
      <SameAnswers />
      <section aria-labelledby="answers">
        <h2 id="answers">{questions.review_list}</h2>
        <Source instrument={instrument} />
        <AnswerList instrument={instrument} />
      </section>
      <ExtraQuestions />
    </div>
  )
}

/** Which answers the summary still needs, with a way to each. */
function Missing() {
  const questions = questionsWords.use()
  const missing = missingItems(useTestProgress().sheet)
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

/** Twenty times the same answer may be meant: asked gently, never held against anybody. */
function SameAnswers() {
  const questions = questionsWords.use()
  if (!allSame(useTestProgress().sheet)) return null
  return (
    <Notice kind="note">
      <p>{questions.same_all}</p>
      <p className="review__looks">
        {[1, 7, 12].map((n) => (
          <LinkButton key={n} kind="second" size="small" href={questionPath(n)}>
            {fill(questions.same_look, { n })}
          </LinkButton>
        ))}
      </p>
    </Notice>
  )
}

function Source({ instrument }: { instrument: Instrument }) {
  const questions = questionsWords.use()
  return <p className="muted">{instrument.official ? instrument.copyright : questions.own_words}</p>
}

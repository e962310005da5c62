import { fill } from '@ankur/content'
import { allSame, missingItems } from '@ankur/screening/answers'
import type { Instrument } from '@ankur/screening/instrument'
import { useLanguage, useWords } from '../platform/language.tsx'
import { Loading } from '../platform/loading.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { AnswerList } from './answer-list.tsx'
import { ExtraQuestions } from './extra-questions.tsx'
import { questionPath } from './question-number.ts'
import { useTestProgress } from './test-progress-provider.tsx'
import { useInstrument } from './use-instrument.ts'
import './review.css'

/** After question 20: every answer once more, three optional questions, and on to the summary. */
export function ReviewPage() {
  const { screening } = useWords()
  const instrument = useInstrument()
  useTitle(screening.review_title)
  if (!instrument) return <Loading />
  return (
    <div className="wrap review">
      <PageHeading>{screening.review_title}</PageHeading>
      <p className="review__lead">{screening.review_lead}</p>
      <Missing />
      <SameAnswers />
      <section aria-labelledby="answers">
        <h2 id="answers">{screening.review_list}</h2>
        <Source instrument={instrument} />
        <AnswerList instrument={instrument} />
      </section>
      <ExtraQuestions />
    </div>
  )
}

/** Which answers the summary still needs, with a way to each. */
function Missing() {
  const { screening } = useWords()
  const missing = missingItems(useTestProgress().sheet)
  if (missing.length === 0) return null
  return (
    <Notice kind="info" announce={false}>
      <p>{fill(screening.review_missing, { numbers: missing.join(', ') })}</p>
      <LinkButton kind="second" size="small" href={questionPath(missing[0] ?? 1)}>
        {fill(screening.review_answer_missing, { n: missing[0] ?? 1 })}
      </LinkButton>
    </Notice>
  )
}

/** Twenty times the same answer may be meant: asked gently, never held against anybody. */
function SameAnswers() {
  const { screening } = useWords()
  if (!allSame(useTestProgress().sheet)) return null
  return (
    <Notice kind="note">
      <p>{screening.same_all}</p>
      <p className="review__looks">
        {[1, 7, 12].map((n) => (
          <LinkButton key={n} kind="second" size="small" href={questionPath(n)}>
            {fill(screening.same_look, { n })}
          </LinkButton>
        ))}
      </p>
    </Notice>
  )
}

function Source({ instrument }: { instrument: Instrument }) {
  const { screening } = useLanguage().words
  return <p className="muted">{instrument.official ? instrument.copyright : screening.own_words}</p>
}

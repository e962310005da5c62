import { fill } from '@ankur/content'
import { allSame } from '@ankur/screening/answers'
import { SignedInAs } from '../../accounts/index.ts'
import { Loading } from '../../platform/frame/loading.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { useWords } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { ExtraQuestions } from './extra-questions.tsx'
import { useInstrumentInUse, type Form } from '../form.ts'
import { NeedsConnection } from './needs-connection.tsx'
import { OtherQuestions } from './other-questions.tsx'
import { questionPath } from './question-number.ts'
import { useTestProgress } from '../test-progress-provider.tsx'

const questionsWords = messagesOf('screening/questions', 'questions')

export { fetchExtraFields } from './extra-questions.tsx'

/** After the last question: what may matter more than the count, and the way to the summary. */
export function ReviewPage() {
  const questions = questionsWords.use()
  const known = useInstrumentInUse()
  const { isOther, answered, count } = useTestProgress()
  useTitle(questions.review_title)
  if (known.kind === 'unknown') return <NeedsConnection />
  if (known.kind === 'asking') return <Loading />
  if (isOther) return <OtherQuestions />
  return (
    <div className="wrap review">
      {answered === count && (
        <p className="review__done">
          <Icon name="check" />
          {fill(questions.review_done, { count })}
        </p>
      )}
      <PageHeading>{questions.review_title}</PageHeading>
      <p className="review__lead">{questions.review_lead}</p>
      {answered === 0 && <NoAnswers />}
      <SignedInAs />
      <SameAnswers form={known.form} />
      <ExtraQuestions form={known.form} />
    </div>
  )
}

/** For a parent who presses Back on the summary: its answers are stored, and no longer here. */
function NoAnswers() {
  const { screening } = useWords()
  const questions = questionsWords.use()
  return (
    <Notice kind="note">
      <p>{questions.review_empty}</p>
      <p>
        <a href="/dashboard">{screening.back_to_dashboard}</a>
      </p>
    </Notice>
  )
}

/** The same answer every time may be intended: the question is gentle and does not judge. */
function SameAnswers({ form }: { form: Form }) {
  const questions = questionsWords.use()
  const { sheet } = useTestProgress()
  const count = form.items.length
  // One near the beginning, one in the middle, one near the end.
  const looks = [...new Set([1, Math.ceil(count / 3), Math.ceil((count * 3) / 5)])]
  if (!allSame(sheet, form)) return null
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

import { fill } from '@ankur/content'
import { PageHeading } from '../../platform/frame/page.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useTestProgress } from '../test-progress-provider.tsx'

const questionsWords = messagesOf('screening/questions', 'questions')

/** The questions changed while somebody was answering: earlier answers never count as answers to the new ones. */
export function OtherQuestions() {
  const questions = questionsWords.use()
  const { sheet, clear } = useTestProgress()
  return (
    <div className="wrap question">
      <div className="question__main">
        <PageHeading className="question__text">{questions.other_title}</PageHeading>
        <p>{fill(questions.other_text, { n: Object.keys(sheet).length })}</p>
        <p>{questions.other_kept}</p>
        <p className="question__steps">
          <Button onClick={clear}>{questions.other_start}</Button>
          <LinkButton kind="second" href="/dashboard">
            {questions.other_leave}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}

import { useWords } from '../../platform/language.tsx'
import { PageHeading } from '../../platform/frame/page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { renewForm } from '../form.ts'
import { messagesOf } from '../../platform/messages.ts'

const questionsWords = messagesOf('screening/questions', 'questions')

/** For a phone that has never received the questions in use: no questions are better than possibly wrong ones. */
export function NeedsConnection() {
  const { app } = useWords()
  const questions = questionsWords.use()
  return (
    <div className="wrap question">
      <div className="question__main">
        <PageHeading className="question__text">{questions.needs_connection_title}</PageHeading>
        <p role="alert">{questions.needs_connection}</p>
        <p className="question__steps">
          <Button onClick={() => void renewForm()}>{app.try_again}</Button>
        </p>
      </div>
    </div>
  )
}

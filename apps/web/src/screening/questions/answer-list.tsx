import { fill } from '@ankur/content'
import { localText, type Instrument } from '@ankur/screening/instrument'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { questionPath } from './question-number.ts'
import { useTestProgress } from '../test-progress-provider.tsx'

const questionsWords = messagesOf('screening/questions', 'questions')

/** All questions with their answers; each can be changed. */
export function AnswerList({ instrument }: { instrument: Instrument }) {
  const { language, words } = useLanguage()
  const { screening } = words
  const questions = questionsWords.use()
  const { sheet } = useTestProgress()
  return (
    <ol className="answer-list">
      {instrument.items.map((item, index) => {
        const number = index + 1
        const { text, language: spoken } = localText(item, instrument, language)
        const answer = sheet[item.id]
        return (
          <li key={item.id} className="answer-list__row">
            <span className="answer-list__number">{number}</span>
            <span lang={spoken}>{text}</span>
            <b className="answer-list__answer">{answer ? screening[answer] : screening.not_answered}</b>
            <a
              className="answer-list__change"
              href={questionPath(number)}
              aria-label={fill(questions.change_question, { n: number })}
            >
              {questions.change}
            </a>
          </li>
        )
      })}
    </ol>
  )
}

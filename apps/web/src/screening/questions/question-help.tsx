import { fill } from '@ankur/content'
import { localText, type Instrument, type Item } from '@ankur/screening/instrument'
import { plainId } from '@ankur/screening/plain-words/plain-name'
import { useLanguage } from '../../platform/language.tsx'
import { Details } from '../../ui/details/details.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { questionPath } from './question-number.ts'
import { useTestProgress } from '../test-progress-provider.tsx'

const questionsWords = messagesOf('screening/questions', 'questions')

/** Collapsed help under the question, and the way out. */
export function QuestionHelp({ item, instrument }: { item: Item; instrument: Instrument }) {
  const { screening } = useLanguage().words
  const questions = questionsWords.use()
  const tip = instrument.id === plainId && (questions as Readonly<Record<string, string>>)[`tip_${item.id}`]
  return (
    <>
      <div className="question__help">
        <Details summary={questions.unsure}>
          {tip && <p>{tip}</p>}
          <p>{questions.unsure_1}</p>
          <p>{questions.unsure_2}</p>
          <p>{questions.unsure_3}</p>
          <p>{questions.unsure_4}</p>
        </Details>
        <Details summary={questions.all_answers}>
          <AllAnswers instrument={instrument} />
        </Details>
      </div>
      <LinkButton className="question__leave" kind="quiet" href="/dashboard">
        {screening.save_and_leave}
      </LinkButton>
    </>
  )
}

function AllAnswers({ instrument }: { instrument: Instrument }) {
  const { language, words } = useLanguage()
  const { screening } = words
  const questions = questionsWords.use()
  const { sheet } = useTestProgress()
  return (
    <ol className="question__list">
      {instrument.items.map((item, index) => {
        const { text, language: spoken } = localText(item, instrument, language)
        const answer = sheet[item.id]
        return (
          <li key={item.id}>
            <a href={questionPath(index + 1)}>{fill(questions.go_to, { n: index + 1 })}</a>
            <span lang={spoken}>{text}</span>
            <b>{answer ? screening[answer] : screening.not_answered}</b>
          </li>
        )
      })}
    </ol>
  )
}

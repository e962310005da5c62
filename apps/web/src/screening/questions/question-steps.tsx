import { fill } from '@ankur/content'
import type { Answer } from '@ankur/screening/instrument'
import { useWords } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { openAfter, openBefore } from './question-moves.ts'

const questionsWords = messagesOf('screening/questions', 'questions')

interface Props {
  number: number
  count: number
  answered: boolean
  saved: boolean
  /** The last answer, on this page or the previous one. */
  last: { number: number; answer: Answer } | null
}

/** The state of the answer, and the links to the previous and next question. */
export function QuestionSteps({ number, count, answered, saved, last }: Props) {
  const { screening } = useWords()
  return (
    <>
      <div className="question__status" role="status">
        <Icon name={saved ? 'save' : 'alert'} />
        <p>{useStatusWords({ number, answered, saved, last })}</p>
      </div>
      <div className="question__steps">
        <Button
          kind="second"
          disabledReason={number === 1 ? screening.first_question : undefined}
          onClick={() => openBefore(number)}
        >
          {screening.previous}
        </Button>
        {answered && <Button onClick={() => openAfter(number, count)}>{screening.next}</Button>}
      </div>
    </>
  )
}

function useStatusWords({ number, answered, saved, last }: Omit<Props, 'count'>): string {
  const { screening } = useWords()
  const questions = questionsWords.use()
  if (!saved) return screening.status_unsaved
  if (answered) return questions.status_saved
  if (last?.number === number - 1) return fill(questions.status_moved, { n: last.number, answer: screening[last.answer] })
  return questions.status_open
}

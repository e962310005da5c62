import { fill } from '@ankur/content'
import type { Answer, ItemId } from '@ankur/screening/instrument'
import { useWords } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { questionsWords } from './questions-words.ts'
import { openAfter, openBefore } from './question-moves.ts'

interface Props {
  id: ItemId
  answered: boolean
  saved: boolean
  /** The answer given last, on this page or the one before. */
  last: { id: ItemId; answer: Answer } | null
}

/** What became of the answer, and the ways to the questions before and after. */
export function QuestionSteps({ id, answered, saved, last }: Props) {
  const { screening } = useWords()
  return (
    <>
      <div className="question__status" role="status">
        <Icon name={saved ? 'save' : 'alert'} />
        <p>{useStatusWords({ id, answered, saved, last })}</p>
      </div>
      <div className="question__steps">
        <Button kind="second" disabledReason={id === 1 ? screening.first_question : undefined} onClick={() => openBefore(id)}>
          {screening.previous}
        </Button>
        {answered && <Button onClick={() => openAfter(id)}>{screening.next}</Button>}
      </div>
    </>
  )
}

function useStatusWords({ id, answered, saved, last }: Props): string {
  const { screening } = useWords()
  const questions = questionsWords.use()
  if (!saved) return screening.status_unsaved
  if (answered) return questions.status_saved
  if (last?.id === id - 1) return fill(questions.status_moved, { n: last.id, answer: screening[last.answer] })
  return questions.status_open
}

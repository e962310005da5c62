import { fill } from '@ankur/content'
import { itemIds, type ItemId } from '@ankur/screening/instrument'
import { useWords } from '../platform/language.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { questionsWords } from './questions-words.ts'
import { useTestProgress } from './test-progress-provider.tsx'

export function QuestionProgress({ id }: { id: ItemId }) {
  const { screening } = useWords()
  const questions = questionsWords.use()
  const { sheet, answered } = useTestProgress()
  return (
    <Progress
      done={itemIds.map((each) => sheet[each] !== undefined)}
      current={id}
      label={questions.progress}
      where={fill(screening.question_title, { n: id })}
      count={fill(questions.answered, { answered })}
    />
  )
}

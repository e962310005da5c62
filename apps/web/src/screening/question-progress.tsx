import { fill } from '@ankur/content'
import { idsOf, type Instrument } from '@ankur/screening/instrument'
import { useWords } from '../platform/language.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { questionsWords } from './questions-words.ts'
import { useTestProgress } from './test-progress-provider.tsx'

export function QuestionProgress({ number, instrument }: { number: number; instrument: Instrument }) {
  const { screening } = useWords()
  const questions = questionsWords.use()
  const { sheet, answered, attempt } = useTestProgress()
  return (
    <Progress
      done={idsOf(instrument).map((each) => sheet[each] !== undefined)}
      current={number}
      label={questions.progress}
      where={fill(screening.question_title, { n: number, count: instrument.items.length })}
      count={attempt.userId === '' ? '' : fill(questions.answered, { answered })}
    />
  )
}

import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import type { Answer, Instrument, ItemId } from '@ankur/screening/instrument'
import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { Loading } from '../platform/loading.tsx'
import { useTitle } from '../platform/page.tsx'
import { reachServer } from '../platform/retry.ts'
import { useComfort } from '../platform/use-comfort.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { QuestionHelp } from './question-help.tsx'
import { openAfter } from './question-moves.ts'
import { questionNumber } from './question-number.ts'
import { QuestionSteps } from './question-steps.tsx'
import { QuestionText } from './question-text.tsx'
import { QuestionProgress } from './question-progress.tsx'
import { questionsWords } from './questions-words.ts'
import { resultsWords } from './results-words.ts'
import { useTestProgress } from './test-progress-provider.tsx'
import { useInstrument } from './use-instrument.ts'
import './question.css'

export function QuestionPage() {
  const { questionNumber: parameter } = useParams<{ questionNumber?: string }>()
  const instrument = useInstrument()
  const id = questionNumber(parameter)
  if (id === null) return <Redirect to="/dashboard" replace />
  return instrument ? <Question id={id} instrument={instrument} /> : <Loading />
}

/** One question. It stays the same element from question to question, and so do its two buttons. */
function Question({ id, instrument }: { id: ItemId; instrument: Instrument }) {
  const { screening } = useWords()
  const questions = questionsWords.use()
  const { sheet, saved, record } = useTestProgress()
  const { waitForNext: waits } = useComfort()
  const [last, setLast] = useState<{ id: ItemId; answer: Answer } | null>(null)
  useTitle(fill(screening.question_title, { n: id }))

  const choose = (answer: Answer) => {
    record(id, answer)
    setLast({ id, answer })
    fetchWhatFollows()
    if (!waits) openAfter(id)
  }
  return (
    <div className="wrap question">
      <div className="question__main">
        <QuestionProgress id={id} />
        <div role="group" aria-labelledby="question">
          <QuestionText id={id} instrument={instrument} />
          <p className="question__how" id="how">
            {questions.instruction} {waits ? questions.instruction_waits : questions.instruction_opens}
          </p>
          <AnswerButtons chosen={sheet[id]} onChoose={choose} />
        </div>
        <QuestionSteps id={id} answered={sheet[id] !== undefined} saved={saved} last={last} />
        <QuestionHelp instrument={instrument} />
      </div>
      <GoodToKnow />
    </div>
  )
}

let fetched = false

/** With the first answer, the pages after the twentieth: by then the signal may be gone. A lost one is asked for again. */
function fetchWhatFollows(): void {
  if (fetched) return
  fetched = true
  reachServer()
    .then(() => Promise.all([import('./review-page.tsx'), import('./results-page.tsx'), resultsWords.load()]))
    .catch(() => (fetched = false))
}

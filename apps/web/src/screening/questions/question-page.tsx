import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { type Answer, type Instrument, type Item, type ItemId, idsOf } from '@ankur/screening/instrument'
import { fill } from '@ankur/content'
import { SignedInAs } from '../../accounts/index.ts'
import { useWords } from '../../platform/language.tsx'
import { Loading } from '../../platform/frame/loading.tsx'
import { useTitle } from '../../platform/frame/page.tsx'
import { reachServer } from '../../platform/retry.ts'
import { useComfort } from '../../platform/comfort/use-comfort.ts'
import { loadStyles } from '../../platform/load-styles.ts'
import { messagesOf } from '../../platform/messages.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { behaviourLines } from '../result/behaviour-lines.ts'
import { useInstrumentInUse } from '../form.ts'
import { GoodToKnow } from '../good-to-know.tsx'
import { NeedsConnection } from './needs-connection.tsx'
import { OtherQuestions } from './other-questions.tsx'
import { QuestionHelp } from './question-help.tsx'
import { openAfter } from './question-moves.ts'
import { questionNumber } from './question-number.ts'
import { QuestionSteps } from './question-steps.tsx'
import { QuestionText } from './question-text.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { useTestProgress } from '../test-progress-provider.tsx'
import { useInstrument } from './use-instrument.ts'
import { WhoseWords } from './whose-words.tsx'
import resultStyles from '../result/result-sheet.css?url'

const adviceWords = messagesOf('screening/advice', 'advice')
const childrenWords = messagesOf('children/children', 'children')
const questionsWords = messagesOf('screening/questions', 'questions')
const resultsWords = messagesOf('screening/results', 'results')

export function QuestionPage() {
  const { questionNumber: parameter } = useParams<{ questionNumber?: string }>()
  const instrument = useInstrument()
  const { kind } = useInstrumentInUse()
  const { isOther } = useTestProgress()
  if (kind === 'unknown') return <NeedsConnection />
  if (!instrument) return <Loading />
  const number = questionNumber(parameter, instrument.items.length)
  const item = number === null ? undefined : instrument.items[number - 1]
  if (number === null || !item) return <Redirect to="/dashboard" replace />
  return isOther ? <OtherQuestions /> : <Question number={number} item={item} instrument={instrument} />
}

interface QuestionProps {
  number: number
  item: Item
  instrument: Instrument
}

/** One question. It stays the same element from question to question, and so do its two buttons. */
function Question({ number, item, instrument }: QuestionProps) {
  const { screening } = useWords()
  const questions = questionsWords.use()
  const { sheet, saved, record, answered, attempt } = useTestProgress()
  const { waitForNext: waits } = useComfort()
  const [given, setLast] = useState<{ number: number; id: ItemId; answer: Answer } | null>(null)
  // Another tab may have cleared or changed it; only stored answers are shown as saved.
  const last = given && sheet[given.id] === given.answer ? given : null
  const count = instrument.items.length
  useTitle(fill(screening.question_title, { n: number, count }))

  const choose = (answer: Answer) => {
    // The page is shown before its owner is known; the press is repeated then.
    if (attempt.userId === '') return
    record(item.id, answer, instrument)
    setLast({ number, id: item.id, answer })
    fetchWhatFollows()
    // One answer was changed after the last question: back to the list of answers, not through the rest again.
    if (!waits) openAfter(answered === count ? count : number, count)
  }
  const isFirst = number === 1
  // Below the answers, so that Yes and No are on the first screen of a small phone; the introduction is read once before
  // them.
  const how = <p id="how">{questions.instruction}</p>
  return (
    <div className="wrap question">
      <div className="question__main">
        <QuestionProgress number={number} instrument={instrument} />
        <QuestionText item={item} instrument={instrument} />
        {isFirst && how}
        <AnswerButtons chosen={sheet[item.id]} onChoose={choose} />
        <div className="question__how">
          {!isFirst && how}
          <p>{waits ? questions.instruction_waits : questions.instruction_opens}</p>
        </div>
        <QuestionSteps number={number} count={count} answered={sheet[item.id] !== undefined} saved={saved} last={last} />
        <WhoseWords className="question__source" instrument={instrument} />
        <QuestionHelp item={item} instrument={instrument} />
        <SignedInAs />
      </div>
      <GoodToKnow />
    </div>
  )
}

let fetched = false

/**
 * With the first answer, the pages after the last one are prefetched: the signal may be lost by then. A failed load is
 * retried.
 */
function fetchWhatFollows(): void {
  if (fetched) return
  fetched = true
  reachServer()
    .then(() =>
      Promise.all([
        import('./review-page.tsx').then(({ fetchExtraFields }) => fetchExtraFields()),
        import('../result/results-page.tsx'),
        resultsWords.load(),
        adviceWords.load(),
        behaviourLines.load(),
        loadStyles(resultStyles),
        childrenWords.load(),
      ]),
    )
    .catch(() => (fetched = false))
}

function QuestionProgress({ number, instrument }: { number: number; instrument: Instrument }) {
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

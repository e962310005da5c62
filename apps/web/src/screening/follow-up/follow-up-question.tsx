import { useState } from 'react'
import { languageNames, languages } from '@ankur/content'
import type { FollowUpAnswer, FollowUpQuestion } from '@ankur/screening/follow-up'
import { useLanguage, useWords } from '../../platform/language.tsx'
import { PageHeading } from '../../platform/frame/page.tsx'
import { useComfort } from '../../platform/comfort/use-comfort.ts'
import { useLanguageSwitch } from '../../platform/use-language-switch.ts'
import { BottomBar } from '../../ui/bottom-bar/bottom-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ListenHere } from '../../listen/index.ts'
import { FirstAnswer } from '../questions/first-answer.tsx'
import { FollowUpMarks, FollowUpOptions, type Marks } from './follow-up-options.tsx'
import { FollowUpStatus } from './follow-up-status.tsx'
import { followUpWords, useQuestionWords } from './follow-up-words.ts'
import type { AnswersLocation } from './follow-up-state.ts'

interface Props {
  readonly question: FollowUpQuestion
  /** The stored answer; null before there is one. */
  readonly given: readonly string[] | null
  readonly kept: AnswersLocation | 'held'
  /** Stores the answer and returns the next place. */
  readonly onAnswer: (answer: FollowUpAnswer) => string
  readonly onOpen: (place: string) => void
  readonly onNext: () => void
  /** Null on the first question. */
  readonly onBack: (() => void) | null
}

export function FollowUpQuestionView({ question, given, kept, onAnswer, onOpen, onNext, onBack }: Props) {
  const { waitForNext: waits } = useComfort()
  const [marked, setMarked] = useState<Marks>({ options: given ?? [], isNone: given?.length === 0 })
  const [isEmpty, setEmpty] = useState(false)
  const answer = (chosen: readonly string[]) => onAnswer({ question: question.id, chosen })
  const choose = (option: string) => {
    setEmpty(false)
    const place = answer([option])
    if (!waits) onOpen(place)
  }
  const mark = (next: Marks) => {
    setEmpty(false)
    setMarked(next)
  }
  // Pressing Next without a choice is not an answer: it must not count against a child.
  const goOn = () => {
    const isAnswered = question.kind === 'one' ? given !== null : marked.isNone || marked.options.length > 0
    setEmpty(!isAnswered)
    if (!isAnswered) return
    if (question.kind === 'one') onNext()
    else onOpen(answer(marked.options))
  }
  return (
    <>
      <FirstAnswer item={question.item} />
      <QuestionWords question={question} />
      {question.kind === 'one' ? (
        <FollowUpOptions question={question} chosen={given ?? []} onChoose={choose} />
      ) : (
        <FollowUpMarks question={question} marked={marked} onMark={mark} />
      )}
      <OtherLanguages isOwn={!question.words} />
      <FollowUpStatus kept={kept} answered={given !== null} />
      <Steps kind={question.kind} isEmpty={isEmpty} onNext={goOn} onBack={onBack} />
    </>
  )
}

/** The question, and a button to hear it. */
function QuestionWords({ question }: Pick<Props, 'question'>) {
  const { followUp } = followUpWords.use()
  const words = useQuestionWords()(question)
  return (
    <>
      <PageHeading subject={question.id} className="question__text" id="question" lang={words.language}>
        {words.text}
      </PageHeading>
      {!question.words && <ListenHere reads={['question', 'options']} language={words.language} subject={question.id} />}
      <p className="question__how" id="how">
        {question.kind === 'one' ? followUp.choose_one : followUp.choose_many}
      </p>
    </>
  )
}

/** Below the answers, so that on a small phone an answer is visible without scrolling. */
function OtherLanguages({ isOwn }: { isOwn: boolean }) {
  const { language } = useLanguage()
  const { followUp } = followUpWords.use()
  const switchLanguage = useLanguageSwitch()
  return (
    <>
      <div className="question__tools">
        {languages.map((each) => (
          <Button key={each} kind="chip" lang={each} aria-pressed={each === language} onClick={() => switchLanguage(each)}>
            {languageNames[each]}
          </Button>
        ))}
      </div>
      {isOwn && <p className="question__source">{followUp.not_checked}</p>}
    </>
  )
}

interface StepsProps {
  readonly kind: FollowUpQuestion['kind']
  /** Next was pressed with nothing chosen. */
  readonly isEmpty: boolean
  readonly onNext: () => void
  readonly onBack: (() => void) | null
}

function Steps({ kind, isEmpty, onNext, onBack }: StepsProps) {
  const { screening } = useWords()
  const { followUp } = followUpWords.use()
  return (
    <BottomBar>
      <p role="status" className="follow-up__empty">
        {isEmpty && (kind === 'one' ? followUp.choose_one : followUp.mark_first)}
      </p>
      <div className="follow-up__steps">
        <Button kind="second" disabledReason={onBack ? undefined : screening.first_question} onClick={() => onBack?.()}>
          {screening.previous}
        </Button>
        <Button onClick={onNext}>{screening.next}</Button>
      </div>
    </BottomBar>
  )
}

import { useState } from 'react'
import { languageNames, languages } from '@ankur/content'
import type { FollowUpAnswer, FollowUpQuestion } from '@ankur/screening/follow-up'
import { useLanguage, useWords } from '../platform/language.tsx'
import { PageHeading } from '../platform/page.tsx'
import { useComfort } from '../platform/use-comfort.ts'
import { useLanguageSwitch } from '../platform/use-language-switch.ts'
import { Button } from '../ui/button/button.tsx'
import { ListenHere } from '../listen/index.ts'
import { AskedFirst } from './asked-first.tsx'
import { FollowUpOptions } from './follow-up-options.tsx'
import { FollowUpStatus } from './follow-up-status.tsx'
import { followUpWords, useQuestionWords } from './follow-up-words.ts'
import type { Whereabouts } from './use-follow-up.ts'

interface Props {
  readonly question: FollowUpQuestion
  /** The stored answer; null before there is one. */
  readonly given: readonly string[] | null
  readonly kept: Whereabouts | 'held'
  /** Keeps the answer and gives the place that follows it. */
  readonly onAnswer: (answer: FollowUpAnswer) => string
  readonly onOpen: (place: string) => void
  readonly onNext: () => void
  /** Null on the first question. */
  readonly onBack: (() => void) | null
}

export function FollowUpQuestionView({ question, given, kept, onAnswer, onOpen, onNext, onBack }: Props) {
  const { waitForNext: waits } = useComfort()
  const [marked, setMarked] = useState(given ?? [])
  const answer = (chosen: readonly string[]) => onAnswer({ question: question.id, chosen })
  const choose = (option: string) => {
    const place = answer([option])
    if (!waits) onOpen(place)
  }
  const mark = (option: string, isMarked: boolean) =>
    setMarked(question.options.filter((each) => (each === option ? isMarked : marked.includes(each))))
  return (
    <>
      <div role="group" aria-labelledby="question">
        <QuestionWords question={question} />
        {question.kind === 'one' ? (
          <FollowUpOptions question={question} chosen={given ?? []} onChoose={choose} />
        ) : (
          <FollowUpOptions question={question} chosen={marked} onMark={mark} />
        )}
      </div>
      <FollowUpStatus kept={kept} answered={given !== null} />
      <Steps
        onBack={onBack}
        next={
          question.kind === 'many'
            ? { isNone: marked.length === 0, go: () => onOpen(answer(marked)) }
            : given && { isNone: false, go: onNext }
        }
      />
      <AskedFirst item={question.item} />
    </>
  )
}

/** The question, and ways to hear it or read it in another language. */
function QuestionWords({ question }: Pick<Props, 'question'>) {
  const { language } = useLanguage()
  const { followUp } = followUpWords.use()
  const switchLanguage = useLanguageSwitch()
  const words = useQuestionWords()(question)
  return (
    <>
      <PageHeading subject={question.id} className="question__text" id="question" lang={words.language}>
        {words.text}
      </PageHeading>
      <div className="question__tools">
        {!question.words && <ListenHere reads={['question', 'options']} language={words.language} subject={question.id} />}
        {languages.map((each) => (
          <Button key={each} kind="chip" lang={each} aria-pressed={each === language} onClick={() => switchLanguage(each)}>
            {languageNames[each]}
          </Button>
        ))}
      </div>
      {!question.words && <p className="question__source">{followUp.not_checked}</p>}
      <p className="question__how" id="how">
        {question.kind === 'one' ? followUp.choose_one : followUp.choose_many}
      </p>
    </>
  )
}

interface StepsProps {
  readonly onBack: (() => void) | null
  /** Null while there is nothing to go on with. */
  readonly next: { readonly isNone: boolean; readonly go: () => void } | null
}

function Steps({ onBack, next }: StepsProps) {
  const { screening } = useWords()
  const { followUp } = followUpWords.use()
  return (
    <div className="question__steps">
      <Button kind="second" disabledReason={onBack ? undefined : screening.first_question} onClick={() => onBack?.()}>
        {screening.previous}
      </Button>
      {next && <Button onClick={next.go}>{next.isNone ? followUp.none : screening.next}</Button>}
    </div>
  )
}

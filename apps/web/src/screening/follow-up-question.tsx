import { useState } from 'react'
import { fill, languageNames, languages } from '@ankur/content'
import type { FollowUpAnswer, FollowUpQuestion } from '@ankur/screening/follow-up'
import { type Instrument, itemOf, localText } from '@ankur/screening/instrument'
import { useLanguage, useWords } from '../platform/language.tsx'
import { PageHeading } from '../platform/page.tsx'
import { useComfort } from '../platform/use-comfort.ts'
import { useLanguageSwitch } from '../platform/use-language-switch.ts'
import { Button } from '../ui/button/button.tsx'
import { ListenButtons } from '../ui/listen/listen.tsx'
import { useListen } from '../ui/listen/use-listen.ts'
import { FollowUpOptions } from './follow-up-options.tsx'
import { FollowUpStatus } from './follow-up-status.tsx'
import { followUpWords } from './follow-up-words.ts'
import type { Whereabouts } from './use-follow-up.ts'

interface Props {
  readonly question: FollowUpQuestion
  /** The stored answer; null before there is one. */
  readonly given: readonly string[] | null
  readonly kept: Whereabouts | 'held'
  readonly instrument: Instrument
  /** Keeps the answer and gives the place that follows it. */
  readonly onAnswer: (answer: FollowUpAnswer) => string
  readonly onOpen: (place: string) => void
  readonly onNext: () => void
  /** Null on the first question. */
  readonly onBack: (() => void) | null
}

export function FollowUpQuestionView({ question, given, kept, instrument, onAnswer, onOpen, onNext, onBack }: Props) {
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
        <QuestionWords question={question} instrument={instrument} />
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
    </>
  )
}

/** What was asked first, the question now, and ways to hear it or read it in another language. */
function QuestionWords({ question, instrument }: Pick<Props, 'question' | 'instrument'>) {
  const { language, words } = useLanguage()
  const { followUp, followUpQuestions } = followUpWords.use()
  const switchLanguage = useLanguageSwitch()
  const listening = useListen(['question', 'options'], language, question.id)
  const item = itemOf(instrument, question.item)
  const first = localText(item, instrument, language)
  return (
    <>
      <p className="follow-up__first">
        {followUp.first_asked} <span lang={first.language}>{first.text}</span>{' '}
        {fill(followUp.first_answer, { answer: words.screening[item.concernAnswer] })}
      </p>
      <PageHeading subject={question.id} className="question__text follow-up__text" id="question">
        {followUpQuestions[question.id as keyof typeof followUpQuestions]}
      </PageHeading>
      <div className="question__tools">
        {listening.possible && <ListenButtons reading={listening.reading} onToggle={listening.toggle} onStop={listening.stop} />}
        {languages.map((each) => (
          <Button key={each} kind="chip" lang={each} aria-pressed={each === language} onClick={() => switchLanguage(each)}>
            {languageNames[each]}
          </Button>
        ))}
      </div>
      <p className="question__source">{followUp.not_checked}</p>
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

import type { MouseEvent, ReactNode } from 'react'
import type { FollowUpQuestion } from '@ankur/screening/follow-up'
import { useWords } from '../../platform/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { followUpWords, type SpokenText, useQuestionWords } from './follow-up-words.ts'

interface OptionsProps {
  readonly question: FollowUpQuestion
  readonly chosen: readonly string[]
  readonly onChoose: (option: string) => void
}

/** Buttons, for questions with one answer. */
export function FollowUpOptions({ question, chosen, onChoose }: OptionsProps) {
  const wordsOf = useQuestionWords()
  return (
    <div className="follow-up__options" id="options" role="group" aria-labelledby="question" aria-describedby="how">
      {question.options.map((option) => (
        <Choice
          key={option}
          words={wordsOf(question, option)}
          pressed={chosen.includes(option)}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}

/** The marked options. "None of them" is an answer too, and excludes all others. */
export interface Marks {
  readonly options: readonly string[]
  readonly isNone: boolean
}

interface MarksProps {
  readonly question: FollowUpQuestion
  readonly marked: Marks
  readonly onMark: (marked: Marks) => void
}

/** Checkboxes, for questions with several answers; the last is "none of them". */
export function FollowUpMarks({ question, marked, onMark }: MarksProps) {
  const wordsOf = useQuestionWords()
  const { followUp } = followUpWords.use()
  const mark = (option: string, isMarked: boolean) => {
    const options = question.options.filter((each) => (each === option ? isMarked : marked.options.includes(each)))
    onMark({ options, isNone: false })
  }
  return (
    <div className="follow-up__options" id="options" role="group" aria-labelledby="question" aria-describedby="how">
      {question.options.map((option) => (
        <Box key={option} isMarked={marked.options.includes(option)} onMark={(isMarked) => mark(option, isMarked)}>
          <span lang={wordsOf(question, option).language}>{wordsOf(question, option).text}</span>
        </Box>
      ))}
      <Box isLast isMarked={marked.isNone} onMark={(isNone) => onMark({ options: isNone ? [] : marked.options, isNone })}>
        <span>{followUp.none}</span>
      </Box>
    </div>
  )
}

interface BoxProps {
  readonly isMarked: boolean
  readonly isLast?: boolean
  readonly onMark: (isMarked: boolean) => void
  readonly children: ReactNode
}

function Box({ isMarked, isLast = false, onMark, children }: BoxProps) {
  return (
    <label className={classNames('follow-up__box', isLast && 'follow-up__box--none')} data-chosen={isMarked || undefined}>
      <input type="checkbox" checked={isMarked} onChange={(event) => onMark(event.target.checked)} />
      {children}
    </label>
  )
}

function Choice({ words, pressed, onChoose }: { words: SpokenText; pressed: boolean; onChoose: () => void }) {
  const { screening } = useWords()
  const press = (event: MouseEvent) => {
    // The next question may already be shown when a double tap ends: its second click must not answer it.
    if (event.detail <= 1) onChoose()
  }
  return (
    <button type="button" className="answers__choice follow-up__choice" aria-pressed={pressed} onClick={press}>
      <span className="answers__dot" />
      {/* Drawn by the style sheet, because it describes the button and is not part of its name. */}
      <span className="answers__word" lang={words.language} data-saved={screening.saved_answer}>
        {words.text}
      </span>
    </button>
  )
}

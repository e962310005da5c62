import type { MouseEvent } from 'react'
import type { FollowUpQuestion } from '@ankur/screening/follow-up'
import { useWords } from '../platform/language.tsx'
import { type SpokenText, useQuestionWords } from './follow-up-words.ts'

type Props = {
  readonly question: FollowUpQuestion
  readonly chosen: readonly string[]
} & (
  | { readonly onChoose: (option: string) => void; readonly onMark?: never }
  | { readonly onMark: (option: string, isMarked: boolean) => void; readonly onChoose?: never }
)

/** Buttons where one answer is wanted, boxes to mark where several may fit; all look the same until chosen. */
export function FollowUpOptions({ question, chosen, onChoose, onMark }: Props) {
  const wordsOf = useQuestionWords()
  const words = (option: string) => wordsOf(question, option)
  return (
    <div className="follow-up__options" id="options">
      {question.options.map((option) =>
        onMark ? (
          <label key={option} className="follow-up__box">
            <input type="checkbox" checked={chosen.includes(option)} onChange={(event) => onMark(option, event.target.checked)} />
            <span lang={words(option).language}>{words(option).text}</span>
          </label>
        ) : (
          <Choice key={option} words={words(option)} pressed={chosen.includes(option)} onChoose={() => onChoose(option)} />
        ),
      )}
    </div>
  )
}

function Choice({ words, pressed, onChoose }: { words: SpokenText; pressed: boolean; onChoose: () => void }) {
  const { screening } = useWords()
  const press = (event: MouseEvent) => {
    // The next question is already there when a double tap ends: its second click answers nothing.
    if (event.detail <= 1) onChoose()
  }
  return (
    <button type="button" className="answers__choice follow-up__choice" aria-pressed={pressed} onClick={press}>
      <span className="answers__dot" />
      {/* Drawn by the style sheet, as it describes the button and is no part of its name. */}
      <span className="answers__word" lang={words.language} data-saved={screening.saved_answer}>
        {words.text}
      </span>
    </button>
  )
}

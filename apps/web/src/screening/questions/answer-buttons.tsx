import type { MouseEvent } from 'react'
import type { Answer } from '@ankur/screening/instrument'
import { useWords } from '../../platform/language.tsx'

interface Props {
  chosen: Answer | undefined
  onChoose: (answer: Answer) => void
}

/** Yes and No look the same until one is chosen; then border, dot and text show which. */
export function AnswerButtons({ chosen, onChoose }: Props) {
  const { screening } = useWords()
  return (
    <div className="answers" role="group" aria-labelledby="question" aria-describedby="how">
      {(['yes', 'no'] as const).map((answer) => (
        <AnswerButton key={answer} answer={answer} label={screening[answer]} pressed={chosen === answer} onChoose={onChoose} />
      ))}
    </div>
  )
}

interface ButtonProps {
  answer: Answer
  label: string
  pressed: boolean
  onChoose: (answer: Answer) => void
}

function AnswerButton({ answer, label, pressed, onChoose }: ButtonProps) {
  const { screening } = useWords()
  const press = (event: MouseEvent) => {
    // The next question may already be shown when a double tap ends: its second click must not answer it.
    if (event.detail > 1) return
    onChoose(answer)
  }
  return (
    <>
      <button
        type="button"
        className="answers__choice"
        aria-pressed={pressed}
        aria-describedby={pressed ? `saved-${answer}` : undefined}
        onClick={press}
      >
        <span className="answers__dot" />
        {/* Drawn by the style sheet, because it describes the button and is not part of its name. */}
        <span className="answers__word" data-saved={screening.saved_answer}>
          {label}
        </span>
      </button>
      <span hidden id={`saved-${answer}`}>
        {screening.saved_answer}
      </span>
    </>
  )
}

import { Button } from '../../ui/button/button.tsx'

interface Props {
  /** For screen readers only: the two pictures need no text. */
  question: string
  choices: readonly {
    readonly name: string
    /** Beside the level that was played. */
    readonly step: number
    readonly choose: () => void
  }[]
}

/** The played level and the offered one, as two pictures of equal size. */
export function LevelChoice({ question, choices }: Props) {
  return (
    <div className="game-end__offer">
      <p className="only-heard">{question}</p>
      {choices.map(({ name, step, choose }) => (
        <Button key={step} kind="second" data-stop="end" onClick={choose}>
          <StepPicture step={step} />
          {name}
        </Button>
      ))}
    </div>
  )
}

/** A ball on the same step, on the one above or on the one below. */
function StepPicture({ step }: { step: number }) {
  return (
    <svg className="icon game-end__step" viewBox="0 0 48 36" aria-hidden="true" focusable="false">
      <path d="M3 34V28h14v-8h14v-8h14v22z" fill="#F5CF86" />
      <circle cx={24 + step * 14} cy={15 - step * 8} r="5" fill="currentColor" />
    </svg>
  )
}

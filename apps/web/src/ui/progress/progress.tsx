import { classNames } from '../class-names.ts'
import './progress.css'

interface ProgressProps {
  /** One entry per step: whether it is done. */
  done: readonly boolean[]
  /** The current step, counted from 1. */
  current?: number | undefined
  /** What the bar is about, for screen readers: "Screening progress". */
  label: string
  /** "Question 8 of 20": shown above the bar, and its spoken value. */
  where: string
  /** "8 answered". */
  count?: string | undefined
  /** Shows only the bar, if the same text is beside it already. */
  wordsHidden?: boolean
}

export function Progress({ done, current, label, where, count, wordsHidden = false }: ProgressProps) {
  return (
    <div className="progress">
      {!wordsHidden && (
        <p className="progress__words">
          {/* Read by screen readers as the value of the bar. */}
          <span className="progress__where" aria-hidden="true">
            {where}
          </span>
          {count !== undefined && <span className="progress__count">{count}</span>}
        </p>
      )}
      <div
        className="progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={done.length}
        aria-valuenow={current ?? done.filter(Boolean).length}
        aria-valuetext={where}
      >
        {done.map((isDone, index) => (
          <span key={index} className={stepClass(isDone, index + 1 === current)} />
        ))}
      </div>
    </div>
  )
}

function stepClass(isDone: boolean, isCurrent: boolean): string {
  return classNames('progress__step', isDone && !isCurrent && 'progress__step--done', isCurrent && 'progress__step--current')
}

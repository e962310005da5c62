import type { SaidStep } from './say-activity.ts'
import { StepPicture } from './step-picture.tsx'

/** First this, then that: each step with its picture and its words. */
export function FirstThen({ steps }: { steps: readonly SaidStep[] }) {
  return (
    <ol className="first-then">
      {steps.map(({ step, when, text }, index) => (
        <li key={index} className="first-then__step">
          <StepPicture step={step} />
          <span>
            <b className="first-then__when">{when}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

import { useEffect, useRef, useState } from 'react'
import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { deviceSettings } from '../device-settings.ts'
import { firstSteps, stepsMade, type FirstStep } from './first-steps-made.ts'
import { useCreator } from '../use-creator.ts'
import { useRunStatus } from '../stage/use-runner.ts'

/** Three steps on the page itself. They stay, each with a mark once it was made, until somebody hides them for good. */
export function FirstSteps() {
  const { hasFirstSteps } = deviceSettings.use()
  return hasFirstSteps && <Steps />
}

function Steps() {
  const words = creatorWords.use()
  const made = useMade()
  const { say } = useCreator()
  const hide = () => {
    deviceSettings.change((before) => ({ ...before, hasFirstSteps: false }))
    say(words.steps_hidden)
    // The button is gone: whoever pressed it goes on at the first tool.
    document.querySelector<HTMLElement>('.creator__tools button')?.focus()
  }
  return (
    <section className="first-steps" aria-label={words.first_steps}>
      <ol className="first-steps__list">
        {firstSteps.map((step, index) => (
          <li key={step} className="first-steps__step">
            <span className="first-steps__mark" aria-hidden="true">
              {made.has(step) ? <CreatorIcon name="made" /> : index + 1}
            </span>
            {words[`step_${step}`]}
            {made.has(step) && <span className="first-steps__made">{words.step_made}</span>}
          </li>
        ))}
      </ol>
      <button type="button" className="tool tool--small" onClick={hide}>
        {words.hide_steps}
      </button>
    </section>
  )
}

/** What was made once stays so, also after Undo. */
function useMade(): ReadonlySet<FirstStep> {
  const { project } = useCreator()
  const hasRun = useRunStatus() !== 'at start'
  const before = useRef(project)
  const [made, setMade] = useState<ReadonlySet<FirstStep>>(new Set())
  useEffect(() => {
    const now = stepsMade(before.current, project, hasRun)
    before.current = project
    // Asked for only when something is new: one more drawing after each of many quick presses, React takes for a loop that never ends.
    if (now.some((step) => !made.has(step))) setMade(new Set([...made, ...now]))
  }, [project, hasRun, made])
  return made
}

import { useEffect, useId, useRef } from 'react'
import { fill } from '@ankur/content'
import { activitiesAt, type Activity, type ActivityStep } from '@ankur/blocks/activities/activities'
import { beginActivity } from '@ankur/blocks/activities/begin'
import { hasNavigated } from '../../platform/navigation.ts'
import { Button } from '../../ui/button/button.tsx'
import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'
import { HearButton } from '../script/hear-button.tsx'
import { usePaletteLevel } from '../device-settings.ts'
import { useGame } from '../use-creator.ts'
import { useRunner } from '../stage/runner.ts'
import { storeDone } from './activity-progress.ts'
import { openActivity } from './open-activity.ts'
import { type ActivityText, type ActivityStepText, titleOf, useActivityText } from './say-activity.ts'
import { useActivityWatch, type Outcome } from './use-activity-watch.ts'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const activitiesWords = messagesOf('creator/activities', 'creatorActivities')

interface WaysProps {
  activity: Activity
  makeOwn: () => void
  leave: () => void
}

/** The steps, the observed result, and the next actions. It can be left at any time. */
export function ActivityStrip({ activity, makeOwn, leave }: WaysProps) {
  const words = activitiesWords.use()
  const { say } = useGame()
  const text = useActivityText()(activity)
  const outcome = useActivityWatch(activity, (seen) => {
    if (seen === 'seen') storeDone(activity.id)
    say(seen === 'seen' ? text.seen : text.notYet)
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus()
  }, [])
  return (
    <section className="panel activity" aria-labelledby={id}>
      <div className="activity__head">
        <h2 className="activity__title" id={id} tabIndex={-1} ref={heading}>
          {fill(words.activity, { title: text.title })}
        </h2>
        <HearButton label={words.hear} text={text.whole} />
      </div>
      <FirstThen steps={text.steps} />
      <Ways activity={activity} outcome={outcome} makeOwn={makeOwn} leave={leave} />
      <Result outcome={outcome} text={text} />
    </section>
  )
}

/** The status line announces the same once; here it stays visible, on a phone beside the stage. */
function Result({ outcome, text }: { outcome: Outcome; text: ActivityText }) {
  if (outcome === 'none') return null
  return (
    <p className={outcome === 'seen' ? 'activity__result activity__result--seen' : 'activity__result'}>
      {outcome === 'seen' ? text.seen : text.notYet}
    </p>
  )
}

function Ways({ activity, outcome, makeOwn, leave }: WaysProps & { outcome: Outcome }) {
  const words = activitiesWords.use()
  const { cat } = creatorWords.use()
  const { edit } = useGame()
  const runner = useRunner()
  const offered = activitiesAt(usePaletteLevel())
  const next = offered[offered.indexOf(activity) + 1]
  const again = () => {
    runner.backToStart()
    const begun = beginActivity(activity, cat)
    edit(begun, { message: words.is_again, sprite: begun.sprites[0]?.id ?? '', block: null })
  }
  return (
    <div className="activity__ways">
      {outcome === 'seen' && next && (
        <Button size="small" onClick={() => openActivity(next.id)}>
          {fill(words.next, { title: titleOf(next.id, words) })}
        </Button>
      )}
      <Button kind="second" size="small" onClick={again}>
        {words.again}
      </Button>
      <Button kind="second" size="small" onClick={makeOwn}>
        {words.make_own}
      </Button>
      <Button kind="second" size="small" onClick={leave}>
        <CreatorIcon name="outside" />
        {words.back}
      </Button>
    </div>
  )
}

/** First this, then that: each step with its picture and its text. */
function FirstThen({ steps }: { steps: readonly ActivityStepText[] }) {
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

/** The icon of the block to take, or of the button to press. The text is beside it. */
export function StepPicture({ step }: { step: ActivityStep }) {
  if (step.kind === 'run' || step.kind === 'run and key') {
    return (
      <span className="first-then__picture first-then__picture--run">
        <CreatorIcon name="run" />
        {step.kind === 'run and key' && <CreatorIcon name="key" />}
      </span>
    )
  }
  const kind = kindOf(step.opcode) ?? 'motion'
  return (
    <span className={`first-then__picture block--${kind}`}>
      <CreatorIcon name={iconOfBlock(step.opcode, kind)} />
      {step.kind === 'inside' && <CreatorIcon name="inside" />}
    </span>
  )
}

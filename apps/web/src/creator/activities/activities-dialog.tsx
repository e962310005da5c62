import { useId, useLayoutEffect, useRef } from 'react'
import { activitiesAt, activities, type Activity } from '@ankur/blocks/activities/activities'
import { Button } from '../../ui/button/button.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { creatorWords } from '../creator-words.ts'
import { openDoor } from '../shell/doors.ts'
import { usePaletteLevel } from '../palette/palette-level.ts'
import { activitiesWords } from './activities-words.ts'
import { activityProgress } from './activity-progress.ts'
import { openActivity } from './asked-activity.ts'
import { titleOf } from './say-activity.ts'
import { StepPicture } from './step-picture.tsx'

/** All that can be made with the blocks of this level, from easy to less easy. Which were made is said, and never counted. */
export function ActivitiesDialog({ onClose }: { onClose: () => void }) {
  const words = activitiesWords.use()
  const creator = creatorWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const offered = activitiesAt(usePaletteLevel())
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const open = (activity: Activity) => {
    onClose()
    openActivity(activity.id)
  }
  return (
    <dialog
      className="confirm activities"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className="confirm__title" id={id}>
        {words.title}
      </h2>
      <Button kind="second" onClick={() => openDoor('ready')}>
        {creator.ready_games}
      </Button>
      <p>{words.lead}</p>
      <ul className="activities__list">
        {offered.map((activity) => (
          <Entry key={activity.id} activity={activity} open={() => open(activity)} />
        ))}
      </ul>
      {offered.length < activities.length && <p className="muted">{words.more}</p>}
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}

function Entry({ activity, open }: { activity: Activity; open: () => void }) {
  const words = activitiesWords.use()
  const isMade = activityProgress.use().activities[activity.id]?.made === true
  return (
    <li>
      <button type="button" className="activities__one" onClick={open}>
        <span className="activities__pictures">
          {picturesOf(activity).map((step) => (
            <StepPicture key={step.opcode} step={step} />
          ))}
        </span>
        <span className="activities__title">{titleOf(activity.id, words)}</span>
        {isMade && <Tag>{words.made}</Tag>}
      </button>
    </li>
  )
}

/** The two blocks that it is about: what is there from the start, and what is added. */
function picturesOf({ begins, steps }: Activity) {
  const added = steps.flatMap((step) => (step.kind === 'add' ? [step.opcode] : []))
  return [...begins.map(({ opcode }) => opcode), ...added].slice(-2).map((opcode) => ({ kind: 'add', opcode }) as const)
}

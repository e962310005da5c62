import { useState } from 'react'
import { activitiesAt, activities, type Activity } from '@ankur/blocks/activities/activities'
import { Tag } from '../../ui/tag/tag.tsx'
import { ShowMeSheet } from '../first-run/show-me-sheet.tsx'
import { ReadyGamesPicture, ShowMePicture } from '../first-run/first-choices.tsx'
import { openDialog } from '../shell/open-dialog.ts'
import { Sheet } from '../shell/sheet.tsx'
import { usePaletteLevel } from '../device-settings.ts'
import { activityProgress } from './activity-progress.ts'
import { openActivity } from './open-activity.ts'
import { titleOf } from './say-activity.ts'
import { StepPicture } from './activity-strip.tsx'
import { loadStyles } from '../../platform/load-styles.ts'
import styles from './activities.css?url'
import { ActivityEditor } from './activity-editor.tsx'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const activitiesWords = messagesOf('creator/activities', 'creatorActivities')

export async function loadActivitiesDialog() {
  await loadStyles(styles)
  return ActivitiesDialog
}

export async function loadActivityEditor() {
  await loadStyles(styles)
  return ActivityEditor
}

/**
 * The activities possible with the blocks of this level, from easy to harder. Completed ones are marked, but never counted.
 */
function ActivitiesDialog({ onClose }: { onClose: () => void }) {
  const words = activitiesWords.use()
  const creator = creatorWords.use()
  const offered = activitiesAt(usePaletteLevel())
  const [showsGame, setShowsGame] = useState(false)
  const open = (activity: Activity) => {
    onClose()
    openActivity(activity.id)
  }
  if (showsGame) return <ShowMeSheet close={words.close} onClose={onClose} />
  return (
    <Sheet title={words.title} close={words.close} look="creator-sheet--wide activities" onClose={onClose}>
      <div className="activities__ways">
        <button type="button" className="activities__ready" onClick={() => setShowsGame(true)}>
          <ShowMePicture />
          {creator.show_me}
        </button>
        <button type="button" className="activities__ready" onClick={() => openDialog('ready')}>
          <ReadyGamesPicture />
          {creator.ready_games}
        </button>
      </div>
      <p className="activities__lead">{words.lead}</p>
      <ul className="activities__list">
        {offered.map((activity) => (
          <Entry key={activity.id} activity={activity} open={() => open(activity)} />
        ))}
      </ul>
      {offered.length < activities.length && <p className="muted">{words.more}</p>}
    </Sheet>
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

/** Its two main blocks: the given one and the one to add. */
function picturesOf({ begins, steps }: Activity) {
  const added = steps.flatMap((step) => (step.kind === 'add' ? [step.opcode] : []))
  return [...begins.map(({ opcode }) => opcode), ...added].slice(-2).map((opcode) => ({ kind: 'add', opcode }) as const)
}

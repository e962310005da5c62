import { useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { creatorWords } from '../creator-words.ts'
import { gamesDialogWords } from '../keeping/games-dialog-words.ts'
import { Tool } from '../toolbar.tsx'
import { useEscape } from '../use-escape.ts'
import { activitiesWords } from './activities-words.ts'

const Activities = lazyPart(() => import('./activities.ts').then((module) => module.ActivitiesDialog), activitiesWords)

/** The list and the open activity are one part, fetched when somebody asks for either. */
export const Activity = lazyPart(
  () => import('./activities.ts').then((module) => module.ActivityEditor),
  activitiesWords,
  gamesDialogWords,
)

export function ActivitiesTool() {
  const words = creatorWords.use()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEscape(isOpen, close)
  return (
    <>
      <Tool icon="activities" label={words.activities} act={() => setOpen(true)} isShort />
      {isOpen && <Activities onClose={close} />}
    </>
  )
}

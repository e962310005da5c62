import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { activitiesAt, type Activity } from '@ankur/blocks/activities/activities'
import { beginActivity } from '@ankur/blocks/activities/begin'
import type { History } from '@ankur/blocks/history'
import type { Project } from '@ankur/blocks/project'
import { Loading } from '../../platform/loading.tsx'
import { creatorWords } from '../creator-words.ts'
import { deviceSettings } from '../device-settings.ts'
import { usePaletteLevel } from '../palette/palette-level.ts'
import { createRunner } from '../stage/runner.ts'
import { CreatorContext, useOpenGame } from '../use-creator.ts'
import { RunnerContext } from '../stage/use-runner.ts'
import { keepActivityGame, loadActivityGame } from './activity-progress.ts'
import { ActivityStrip } from './activity-strip.tsx'
import { leaveActivity } from './asked-activity.ts'
import { useSaidActivity } from './say-activity.ts'
import './activities.css'

interface Props {
  id: string
  /** The editor's panels, with the strip above them. */
  children: (strip: ReactNode) => ReactNode
}

/** A game of its own beside the family's, which waits as it is and is never written to from here. */
export function ActivityEditor({ id, children }: Props) {
  const level = usePaletteLevel()
  // One that an adult left no blocks for is not there, also by its address.
  const activity = activitiesAt(level).find((each) => each.id === id)
  const [opened, setOpened] = useState<{ readonly kept: Project | null } | null>(null)
  useEffect(() => {
    if (!activity) leaveActivity()
  }, [activity])
  useEffect(() => {
    loadActivityGame(id).then(
      (kept) => setOpened({ kept }),
      () => setOpened({ kept: null }),
    )
  }, [id])
  if (!activity || !opened) return <Loading />
  return (
    <OpenActivity activity={activity} kept={opened.kept}>
      {children}
    </OpenActivity>
  )
}

interface OpenProps extends Pick<Props, 'children'> {
  activity: Activity
  kept: Project | null
}

function OpenActivity({ activity, kept, children }: OpenProps) {
  const { cat } = creatorWords.use()
  const { whole } = useSaidActivity()(activity)
  const [project] = useState(() => kept ?? beginActivity(activity, cat))
  const [keepGame] = useState(
    () =>
      ({ now }: History) =>
        keepActivityGame(activity.id, now),
  )
  const creator = useOpenGame({ project, sprite: '', said: whole, isKept: true, keepGame })
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  useEffect(() => runner.stop, [runner])
  const { costumes } = creator.project.stage
  // "Start again" is another game: what the last run left on the stage belongs to the one before.
  useLayoutEffect(() => runner.backToStart(), [runner, costumes])
  return (
    <CreatorContext value={creator}>
      <RunnerContext value={runner}>{children(<ActivityStrip activity={activity} />)}</RunnerContext>
    </CreatorContext>
  )
}

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { activitiesAt, type Activity } from '@ankur/blocks/activities/activities'
import { beginActivity } from '@ankur/blocks/activities/begin'
import type { History } from '@ankur/blocks/edit/history'
import type { Project } from '@ankur/blocks/project'
import { Loading } from '../../platform/frame/loading.tsx'
import { deviceSettings, usePaletteLevel } from '../device-settings.ts'
import { useOpenAnother } from '../saved-games/use-open-another.ts'
import { newGameIdentity } from '../game-identity.ts'
import { createRunner, RunnerContext } from '../stage/runner.ts'
import { CreatorContext, useGame, useOpenGame, usePartOf } from '../use-creator.ts'
import { storeActivityGame, loadActivityGame } from './activity-progress.ts'
import { ActivityStrip } from './activity-strip.tsx'
import { leaveActivity } from './open-activity.ts'
import { useActivityText } from './say-activity.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')
const activitiesWords = messagesOf('creator/activities', 'creatorActivities')

interface Props {
  id: string
  /** The editor's panels, with the strip above them. */
  children: (strip: ReactNode) => ReactNode
}

/** The activity has its own game; the family's game is kept and never changed from here. */
export function ActivityEditor({ id, children }: Props) {
  const level = usePaletteLevel()
  const { leave, keepAsOwn } = useWaysOut()
  // An activity whose blocks an adult has disabled does not exist, also not by its address.
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
    <OpenActivity activity={activity} kept={opened.kept} leave={leave} keepAsOwn={keepAsOwn}>
      {children}
    </OpenActivity>
  )
}

interface WaysOut {
  readonly leave: () => void
  /** Returns the problem if the game could not be saved; otherwise the activity closes. */
  readonly keepAsOwn: (project: Project, name: string) => Promise<string | null>
}

/** Used outside the activity's own provider, so messages and dialogs belong to the family's game. */
function useWaysOut(): WaysOut {
  const words = activitiesWords.use()
  const { no_room: noRoom } = gamesDialogWords.use()
  const { say } = useGame()
  const openAnother = useOpenAnother()
  return {
    leave() {
      leaveActivity()
      say(words.is_back)
    },
    async keepAsOwn(project, name) {
      const next = { project, sprite: '', identity: { ...newGameIdentity(), name } }
      // The previous game is saved first.
      if (!(await openAnother(next, words.is_own))) return noRoom
      leaveActivity()
      return null
    },
  }
}

interface OpenProps extends WaysOut, Pick<Props, 'children'> {
  activity: Activity
  kept: Project | null
}

function OpenActivity({ activity, kept, leave, keepAsOwn, children }: OpenProps) {
  const { cat } = creatorWords.use()
  const { whole, title } = useActivityText()(activity)
  const [project] = useState(() => kept ?? beginActivity(activity, cat))
  const [saveGame] = useState(
    () =>
      ({ now }: History) =>
        storeActivityGame(activity.id, now),
  )
  const game = useOpenGame({ project, sprite: '', message: whole, isSaved: true, saveGame })
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  useEffect(() => runner.stop, [runner])
  const costumes = usePartOf(game, (now) => now.project.stage.costumes)
  // "Start again" opens another game: the stage state of the last run belongs to the previous one.
  useLayoutEffect(() => runner.backToStart(), [runner, costumes])
  const makeOwn = async () => {
    const trouble = await keepAsOwn(game.latest().project, title)
    if (trouble !== null) game.say(trouble)
  }
  return (
    <CreatorContext value={game}>
      <RunnerContext value={runner}>
        {children(<ActivityStrip activity={activity} makeOwn={() => void makeOwn()} leave={leave} />)}
      </RunnerContext>
    </CreatorContext>
  )
}

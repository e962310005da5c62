import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { historyOf } from '@ankur/blocks/history'
import { startWorker } from '../offline/index.ts'
import { Loading } from '../platform/loading.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { ActivitiesTool, Activity } from './activities/activities-tool.tsx'
import { useAskedActivity } from './activities/asked-activity.ts'
import { creatorWords } from './creator-words.ts'
import { deviceSettings } from './device-settings.ts'
import { firstGame } from './first-game.ts'
import { createKeeper } from './keeping/device-keeper.ts'
import { GamesTool } from './keeping/games-tool.tsx'
import { KeepNoticePlace } from './keeping/keep-notice-place.tsx'
import { type KeptGame, loadOpener, openKept } from './keeping/open-kept.ts'
import { KeeperContext } from './keeping/use-keeper.ts'
import { newKeptAs } from './kept-as.ts'
import { FirstSteps } from './first-steps/first-steps.tsx'
import { useMarkedRunning } from './script/mark-running.ts'
import { Palette } from './palette/palette.tsx'
import { PaletteFold } from './palette/palette-fold.tsx'
import { showKeptPictures } from './stage/pictures-shown.ts'
import { ResizablePanels } from './panels/resizable-panels.tsx'
import { createRunner } from './stage/runner.ts'
import { SettingsTool } from './settings/settings-tool.tsx'
import { SpriteRow } from './stage/sprite-row.tsx'
import { Stage } from './stage/stage.tsx'
import { StatusLine } from './status-line.tsx'
import { SaveTool, Toolbar } from './toolbar.tsx'
import { CreatorContext, useOpenGame } from './use-creator.ts'
import { RunnerContext } from './stage/use-runner.ts'
import { useToolKeys, useTools } from './use-tools.ts'
import { useTurning } from './panels/use-turning.ts'
import { useWide } from './panels/use-wide.ts'
import { Workspace } from './script/workspace.tsx'
import './creator.css'
import './palette/palette.css'
import './script/blocks.css'
import './script/workspace.css'
import './stage/stage.css'
import './stage/sprites.css'
import './first-steps/first-steps.css'
import './creator-widths.css'
import './creator-sideways.css'

/** With its words, which no other page says. */
export async function loadCreatorPage() {
  await loadEditor()
  return CreatorPage
}

/** The editor without the page's name, for a page that has one. */
export async function loadEditor() {
  await Promise.all([creatorWords.load(), loadOpener()])
  startWorker('creator')
  return EditorOnPage
}

function EditorOnPage() {
  return <OpenEditor followsOther />
}

function CreatorPage() {
  const words = creatorWords.use()
  useTitle(words.title)
  return <OpenEditor heading={<PageHeading className="creator__title">{words.title}</PageHeading>} />
}

interface Headed {
  /** Stands in the row of the tools. */
  heading?: ReactNode
}

/** `followsOther`: a page that many leave open behind shows what another window made, as long as nothing was made in it. */
function OpenEditor({ heading, followsOther = false }: Headed & { followsOther?: boolean }) {
  const [opened, setOpened] = useState<{ readonly game: KeptGame; readonly round: number } | null>(null)
  const open = useCallback(() => {
    void openKept().then((game) => setOpened((before) => ({ game, round: (before?.round ?? 0) + 1 })))
  }, [])
  useEffect(open, [open])
  if (!opened) return <Loading />
  return <Editor key={opened.round} opened={opened.game} heading={heading} onElsewhere={followsOther ? open : undefined} />
}

interface EditorProps extends Headed {
  opened: KeptGame
  /** Another window changed the game, and nothing was changed here. */
  onElsewhere: (() => void) | undefined
}

function Editor({ opened, heading, onElsewhere }: EditorProps) {
  const words = creatorWords.use()
  const [first] = useState(() => ({
    history: opened.started.history ?? historyOf(firstGame(words.cat)),
    keptAs: opened.started.keptAs ?? newKeptAs(),
  }))
  const [keeper] = useState(() => createKeeper({ ...opened.started, ...first }))
  useEffect(() => keeper.begin(), [keeper])
  const said = { game: words.keeps, none: words.starting, unreadable: words.unreadable, newer: words.newer }[opened.kind]
  const { sprite, isSound } = opened
  const isKept = keeper.trouble() === null
  const creator = useOpenGame({ ...first, project: first.history.now, sprite, isSound, said, isKept, keepGame: keeper.keep })
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  const activity = useAskedActivity()
  const here = useMemo(() => ({ keeper, opened }), [keeper, opened])
  const { latest } = creator
  useEffect(() => {
    if (!onElsewhere || activity !== null) return undefined
    return keeper.watch(() => {
      if (keeper.trouble() === 'elsewhere' && latest().project === first.history.now) onElsewhere()
    })
  }, [keeper, onElsewhere, activity, latest, first])
  useEffect(() => runner.stop, [runner, activity])
  useLayoutEffect(() => {
    // Another game came, from a file, by undo or by redo: what the last run left on the stage belongs to the one before.
    runner.backToStart()
    showKeptPictures(creator.project).catch(() => {})
    // The stage's pictures tell one game from another; one that is new behind the sprites begins anew as well.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [runner, creator.project.stage.costumes])
  return (
    <CreatorContext value={creator}>
      <RunnerContext value={runner}>
        {activity === null ? (
          <KeeperContext value={here}>
            <Panels heading={heading} />
          </KeeperContext>
        ) : (
          <Activity key={activity} id={activity}>
            {(strip) => <Panels heading={heading} strip={strip} />}
          </Activity>
        )}
      </RunnerContext>
    </CreatorContext>
  )
}

/**
 * Read in the order in which they are seen, Run and Stop first: panels side by side on a wide screen, the stage first on a phone. With an activity's
 * strip the game in them is the activity's, and what belongs to the family's own game is not there.
 */
function Panels({ heading, strip }: Headed & { strip?: ReactNode }) {
  useToolKeys(useTools())
  useMarkedRunning()
  useTurning()
  const isWide = useWide()
  const stage = (
    <div className="creator__stage" key="stage">
      <Stage />
      <SpriteRow />
    </div>
  )
  const [palette, workspace] = [<Palette key="palette" />, <Workspace key="workspace" />]
  return (
    <div className="creator">
      <div className="creator__top">
        {heading}
        <Toolbar />
        <div className="creator__more">
          {!strip && <SaveTool />}
          {!strip && <GamesTool />}
          <ActivitiesTool />
          <SettingsTool />
        </div>
      </div>
      <StatusLine />
      <KeepNoticePlace />
      {strip ?? <FirstSteps />}
      {isWide ? (
        <ResizablePanels panels={[palette, workspace, stage]} />
      ) : (
        <div className="creator__panels">{[stage, workspace, <PaletteFold key="palette">{palette}</PaletteFold>]}</div>
      )}
    </div>
  )
}

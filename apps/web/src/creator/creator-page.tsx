import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { fill } from '@ankur/content'
import { historyOf } from '@ankur/blocks/edit/history'
import { startWorker } from '../offline/index.ts'
import { Loading } from '../platform/frame/loading.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { Activity, useOpenActivity } from './activities/open-activity.ts'
import { blockMessages } from './block-messages.ts'
import { loadCreatorStyles } from './creator-styles.ts'
import { deviceSettings, bigBlocksStore } from './device-settings.ts'
import { newProject } from '@ankur/blocks/new-project'
import { createAutosave } from './saved-games/autosave/autosave.ts'
import { GamesPlaces } from './saved-games/games-places.tsx'
import { StorageNoticePlace, AutosaveContext } from './saved-games/autosave/local-copy.tsx'
import { type StoredGame, loadOpener, openLocalCopy } from './saved-games/autosave/open-stored.ts'
import { FirstRun } from './first-run/first-run.tsx'
import { newGameIdentity } from './game-identity.ts'
import { PreviewPlace } from './preview/preview.tsx'
import { FloatingBlockBar, isBarInScript } from './script/block-bar.tsx'
import { useMarkedRunning } from './script/mark-running.ts'
import { Palette } from './palette/palette.tsx'
import { showStoredPictures } from './stage/pictures-shown.ts'
import { ResizablePanels } from './panels/resizable-panels.tsx'
import { createRunner, RunnerContext } from './stage/runner.ts'
import { Bar } from './shell/bar.tsx'
import { EditorDialogs } from './shell/editor-dialogs.tsx'
import { Pill, SaysEnd } from './shell/pill.tsx'
import { isPhoneShell } from './shell/shell-layout.ts'
import { ShellLayoutProvider, useMeasuredLayout, useTurning } from './shell/use-shell-layout.ts'
import { SpriteRail, SpriteStrip } from './stage/sprites/sprite-row.tsx'
import { Stage } from './stage/stage.tsx'
import { useFullScreen } from './stage/use-full-screen.ts'
import { CreatorContext, useGamePart, useOpenGame, usePartOf, useGame } from './use-creator.ts'
import { deviceSentence, useToolKeys, useTools } from './use-tools.ts'
import { goByArrows } from './keys.ts'
import { Workspace } from './script/workspace.tsx'
import { useWords } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'
import { newGameNames } from './new-game-names.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** With its messages, which no other page needs. */
export async function loadCreatorPage() {
  await loadEditor()
  return CreatorPage
}

/** The editor without a page heading, for a page that has one. */
export async function loadEditor() {
  await Promise.all([creatorWords.load(), blockMessages.load(), loadOpener(), loadCreatorStyles()])
  startWorker('creator')
  return EditorOnPage
}

function EditorOnPage() {
  return <OpenEditor followsOther />
}

function CreatorPage() {
  const words = creatorWords.use()
  useTitle(words.title)
  return (
    <main id="main">
      <OpenEditor heading={<PageHeading className="creator__title only-heard">{words.title}</PageHeading>} />
    </main>
  )
}

interface HeadingProps {
  /** The page's heading; without one the editor is embedded in another page. */
  heading?: ReactNode
}

/**
 * `followsOther`: a page that is often left open in the background shows changes from another window, as long as nothing
 * was changed in it.
 */
function OpenEditor({ heading, followsOther = false }: HeadingProps & { followsOther?: boolean }) {
  const [opened, setOpened] = useState<{ readonly game: StoredGame; readonly round: number } | null>(null)
  const open = useCallback(() => {
    void openLocalCopy().then((game) => setOpened((before) => ({ game, round: (before?.round ?? 0) + 1 })))
  }, [])
  useEffect(open, [open])
  if (!opened) return <Loading />
  return <Editor key={opened.round} opened={opened.game} heading={heading} onElsewhere={followsOther ? open : undefined} />
}

interface EditorProps extends HeadingProps {
  opened: StoredGame
  /** Another window changed the game, and nothing was changed here. */
  onElsewhere: (() => void) | undefined
}

function Editor({ opened, heading, onElsewhere }: EditorProps) {
  const words = creatorWords.use()
  const [first] = useState(() => ({
    history: opened.started.history ?? historyOf(newProject(newGameNames(words))),
    identity: opened.started.identity ?? newGameIdentity(),
  }))
  const [autosave] = useState(() => createAutosave({ ...opened.started, history: first.history, identity: first.identity }))
  useEffect(() => autosave.begin(), [autosave])
  const message = {
    game: deviceSentence(words.keeps, words),
    none: deviceSentence(words.starting, words),
    unreadable: words.unreadable,
    newer: words.newer,
  }[opened.kind]
  const { sprite, isValid } = opened
  const isSaved = autosave.problem() === null
  const game = useOpenGame({ ...first, project: first.history.now, sprite, isValid, message, isSaved, saveGame: autosave.save })
  const costumes = usePartOf(game, ({ project }) => project.stage.costumes)
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  const activity = useOpenActivity()
  const here = useMemo(() => ({ autosave, opened }), [autosave, opened])
  useEffect(() => {
    if (!onElsewhere || activity !== null) return undefined
    return autosave.watch(() => {
      if (autosave.problem() === 'elsewhere' && game.latest().project === first.history.now) onElsewhere()
    })
  }, [autosave, onElsewhere, activity, game, first])
  useEffect(() => runner.stop, [runner, activity])
  useLayoutEffect(() => {
    // Another game was opened, from a file, by undo or by redo: the stage state of the last run belongs to the previous
    // one.
    runner.backToStart()
    showStoredPictures(game.latest().project).catch(() => {})
    // The stage's pictures identify a game; one with a new backdrop starts again as well.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [runner, costumes])
  return (
    <CreatorContext value={game}>
      <RunnerContext value={runner}>
        {activity === null ? (
          <AutosaveContext value={here}>
            <Panels heading={heading} />
          </AutosaveContext>
        ) : (
          <Activity key={activity} id={activity}>
            {(strip) => <Panels heading={heading} strip={strip} />}
          </Activity>
        )}
      </RunnerContext>
    </CreatorContext>
  )
}

/** On a phone the reading order is the visual order, the stage before the blocks; on a laptop panels are side by side. */
function Panels({ heading, strip }: HeadingProps & { strip?: ReactNode }) {
  const isFramed = !heading
  const room = useRef<HTMLDivElement>(null)
  const layout = useMeasuredLayout(room)
  const { bigBlocks = false } = bigBlocksStore.use()
  const panel = useRef<HTMLElement>(null)
  const full = useFullScreen(panel)
  useTurning(layout)
  const isPhone = isPhoneShell(layout.kind)
  const stage = <Stage key="stage" panel={panel} full={full} />
  const palette = <Palette key="palette" />
  const workspace = <Workspace key="workspace" strip={strip} />
  const messages = (
    <div className="over-script" key="messages">
      <PreviewPlace />
      <StorageNoticePlace />
      {!isPhone && <Pill />}
      {!isBarInScript(layout.kind) && <FloatingBlockBar />}
    </div>
  )
  return (
    <ShellLayoutProvider value={layout}>
      <div
        className={isFramed ? 'creator creator--framed' : 'creator'}
        data-shell={layout.kind}
        data-rows={bigBlocks ? 1 : layout.rows}
        data-narrow={layout.narrow}
        data-big={bigBlocks ? '' : undefined}
        ref={room}
      >
        <span className="creator__probe" data-text-probe aria-hidden="true" />
        {heading}
        <SkipLinks />
        <SaysEnd />
        <Bar isFramed={isFramed} isActivity={strip !== undefined} />
        {layout.kind === 'laptop' ? (
          <ResizablePanels
            messages={messages}
            panels={[
              palette,
              workspace,
              <div className="creator__stage" key="stage">
                {stage}
                <SpriteStrip isFramed={isFramed} />
              </div>,
            ]}
          />
        ) : (
          <>
            {stage}
            <SpriteRail full={full} />
            {workspace}
            {messages}
            {isPhone && (
              <div className="over-stage">
                <Pill />
              </div>
            )}
            {palette}
          </>
        )}
        {!strip && <FirstRun />}
        <EditorDialogs />
        {!strip && <GamesPlaces />}
        <Watchers />
      </div>
    </ShellLayoutProvider>
  )
}

/** Renders nothing, so that a change of the game renders nothing around it. */
function Watchers() {
  useToolKeys(useTools())
  useMarkedRunning()
  useOfflineWord()
  return null
}

/** Announces once when the network is lost, and when it is back. */
function useOfflineWord(): void {
  const { app } = useWords()
  const { say } = useGame()
  useEffect(() => {
    const leave = new AbortController()
    addEventListener('offline', () => say(app.offline), { signal: leave.signal })
    addEventListener('online', () => say(app.online_again), { signal: leave.signal })
    return () => leave.abort()
  }, [say, app])
}

/** One tab stop, on the blocks, which most users want; arrow keys reach the rest. */
function SkipLinks() {
  const words = creatorWords.use()
  const name = useGamePart(({ sprite }) => sprite?.name ?? '')
  const ways = [
    ['.palette [aria-selected=true]', words.blocks],
    ['.workspace [data-pick], .workspace__scripts', fill(words.script_for, { name })],
    ['.stage__sprite, .stage__frame', words.stage],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys
    <nav className="creator__skips" aria-label={words.skip} onKeyDown={goByArrows}>
      {ways.map(([place, label], index) => (
        <button
          key={place}
          type="button"
          className="skip-link"
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => document.querySelector<HTMLElement>(place)?.focus()}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}

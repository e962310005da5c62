import { useEffect, useRef, useState } from 'react'
import { parseProjectContent } from '@ankur/blocks/project-file'
import type { Project } from '@ankur/blocks/project'
import { Notice } from '../../ui/notice/notice.tsx'
import { creatorWords } from '../creator-words.ts'
import { deviceSettings } from '../device-settings.ts'
import { KeysOfGame } from '../stage/keys-of-game.tsx'
import { hasOwnFiles } from '../keeping/own-files.ts'
import { showKeptPictures } from '../stage/pictures-shown.ts'
import { createRunner } from '../stage/runner.ts'
import { PartsOfGame } from '../stage/parts-of-game.tsx'
import { FullScreenTool, StagePicture } from '../stage/stage.tsx'
import { Pill, SaysEnd } from '../shell/pill.tsx'
import { RunTool, RunTools } from '../toolbar.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { PageHeading } from '../../platform/page.tsx'
import { keepCopy } from '../keeping/kept-copy.ts'
import { useFullScreen } from '../stage/use-full-screen.ts'
import { CreatorContext, useCreator, useOpenGame } from '../use-creator.ts'
import { RunnerContext, useRunStatus } from '../stage/use-runner.ts'
import { useToolKeys, useTools } from '../use-tools.ts'
import { playedGameWords } from './played-game-words.ts'

/** With the words of the stage. */
export async function loadPlayedGame() {
  await creatorWords.load()
  return PlayedGame
}

interface Props {
  name: string
  data: unknown
}

/** A game that came by a link. Whatever came is looked at to its last block before anything of it is drawn or run. */
function PlayedGame({ name, data }: Props) {
  const words = playedGameWords.use()
  const [parsed] = useState(() => parseProjectContent(data))
  if (parsed.ok) return <Game name={name} project={parsed.project} />
  return (
    <div className="wrap">
      <PageHeading>{name}</PageHeading>
      <Notice kind="error">{parsed.problem === 'newer_version' ? words.newer : words.unreadable}</Notice>
      <p>
        <a href="/create">{words.make}</a>
      </p>
    </div>
  )
}

function Game({ name, project }: { name: string; project: Project }) {
  const { lead } = playedGameWords.use()
  const game = useOpenGame({ project, sprite: '', said: lead, isKept: true, keepGame: keepNothing })
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  useEffect(() => runner.stop, [runner])
  useEffect(() => {
    showKeptPictures(project).catch(() => {})
  }, [project])
  return (
    <CreatorContext value={game}>
      <RunnerContext value={runner}>
        <PlayedStage name={name} />
      </RunnerContext>
    </CreatorContext>
  )
}

/** Nothing is written down: the game is somebody else's, and belongs to no editor of this phone until somebody asks for a copy. */
function keepNothing(): boolean {
  return true
}

/** The stage as large as the screen lets it be, its sky and ground going on around it. Nothing starts by itself. */
function PlayedStage({ name }: { name: string }) {
  const { stage, title, home } = creatorWords.use()
  const words = playedGameWords.use()
  const { project } = useCreator()
  const status = useRunStatus()
  const panel = useRef<HTMLElement>(null)
  const full = useFullScreen(panel)
  const tools = useTools()
  useToolKeys(tools)
  const isFresh = status === 'at start'
  const isMeadow = project.stage.costumes[project.stage.costume]?.picture === 'backdrop'
  return (
    <section
      className={`creator play ${full.isFull ? 'play--full' : ''} ${isMeadow ? 'play--meadow' : ''}`}
      aria-label={stage}
      ref={panel}
    >
      <div className="play__bar">
        <a className="tool tool--plain play__home" href="/">
          <CreatorIcon name="home" />
          <span className="only-heard">{home}</span>
        </a>
        <PageHeading className="play__name">{name}</PageHeading>
        <FullScreenTool full={full} />
      </div>
      <div className="play__scene">
        <div className="play__stage">
          <StagePicture isPlayed />
          {isFresh && (
            <div className="play__start">
              <RunTool />
            </div>
          )}
        </div>
        <PartsOfGame />
        <KeysOfGame />
        {hasOwnFiles(project) && <p className="play__note">{words.no_pictures}</p>}
      </div>
      <div className="over-script">
        <SaysEnd />
        <Pill isPlayed />
      </div>
      <div className="play__foot" role="group" aria-label={title}>
        {isFresh ? null : <RunTools isShared={!tools.isRunning} />}
        <button type="button" className="tool play__change" onClick={() => keepCopy(project, name)}>
          <CreatorIcon name="pencil" />
          {words.change}
        </button>
      </div>
    </section>
  )
}

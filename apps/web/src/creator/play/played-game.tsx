import { useEffect, useState } from 'react'
import { parseProjectContent } from '@ankur/blocks/project-file'
import type { Project } from '@ankur/blocks/project'
import { Notice } from '../../ui/notice/notice.tsx'
import { creatorWords } from '../creator-words.ts'
import { deviceSettings } from '../device-settings.ts'
import { KeysOfGame } from '../stage/keys-of-game.tsx'
import { hasOwnFiles } from '../keeping/own-files.ts'
import { createRunner } from '../stage/runner.ts'
import { SpeedTools } from '../stage/speed-tools.tsx'
import { PartsOfGame } from '../stage/parts-of-game.tsx'
import { StagePicture } from '../stage/stage.tsx'
import { StatusLine } from '../status-line.tsx'
import { RunTools } from '../toolbar.tsx'
import { CreatorContext, useCreator, useOpenGame } from '../use-creator.ts'
import { RunnerContext } from '../stage/use-runner.ts'
import { useToolKeys, useTools } from '../use-tools.ts'
import { playedGameWords } from './played-game-words.ts'

/** With the words of the stage. */
export async function loadPlayedGame() {
  await creatorWords.load()
  return PlayedGame
}

/** A game that came by a link. Whatever came is looked at to its last block before anything of it is drawn or run. */
function PlayedGame({ data }: { data: unknown }) {
  const words = playedGameWords.use()
  const [parsed] = useState(() => parseProjectContent(data))
  if (parsed.ok) return <Game project={parsed.project} />
  return <Notice kind="error">{parsed.problem === 'newer_version' ? words.newer : words.unreadable}</Notice>
}

function Game({ project }: { project: Project }) {
  const { lead } = playedGameWords.use()
  const game = useOpenGame({ project, sprite: '', said: lead, isKept: true, keepGame: keepNothing })
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  useEffect(() => runner.stop, [runner])
  return (
    <CreatorContext value={game}>
      <RunnerContext value={runner}>
        <PlayedStage />
      </RunnerContext>
    </CreatorContext>
  )
}

/** Nothing is written down: the game is somebody else's, and belongs to no editor of this device. */
function keepNothing(): boolean {
  return true
}

function PlayedStage() {
  const { stage, title } = creatorWords.use()
  const words = playedGameWords.use()
  const { project } = useCreator()
  useToolKeys(useTools())
  return (
    <>
      <div className="creator__tools" role="group" aria-label={title}>
        <RunTools />
        <SpeedTools />
      </div>
      <StatusLine />
      <section className="panel stage" aria-label={stage}>
        <StagePicture isPlayed />
        <PartsOfGame />
        <KeysOfGame />
      </section>
      {hasOwnFiles(project) && <p className="play__note">{words.no_pictures}</p>}
      <p className="play__note">
        <a href="/create">{words.make}</a>
      </p>
    </>
  )
}

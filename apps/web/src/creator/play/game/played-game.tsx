import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { type Project, targetsOf } from '@ankur/blocks/project'
import { Notice } from '../../../ui/notice/notice.tsx'
import { blockMessages } from '../../block-messages.ts'
import { loadCreatorStyles } from '../../creator-styles.ts'
import { deviceSettings, soundSetting } from '../../device-settings.ts'
import { KeysOfGame } from '../../stage/keys-of-game.tsx'
import { noteDrawn, hasLocalFiles } from '../../files/stored-files.ts'
import { showStoredPictures, showPictures } from '../../stage/pictures-shown.ts'
import { createRunner, RunnerContext, useRunStatus } from '../../stage/runner.ts'
import { PartsOfGame } from '../../stage/parts-of-game.tsx'
import { FullScreenTool, StagePicture } from '../../stage/stage.tsx'
import { Pill, SaysEnd } from '../../shell/pill.tsx'
import { RunTool, Tool } from '../../toolbar.tsx'
import { CreatorIcon } from '../../creator-icon.tsx'
import { PageHeading } from '../../../platform/frame/page.tsx'
import { storeCopy } from '../../saved-games/pending-copy.ts'
import { useFullScreen } from '../../stage/use-full-screen.ts'
import { CreatorContext, useCreator, useOpenGame } from '../../use-creator.ts'
import { useToolKeys, useTools } from '../../use-tools.ts'
import { StageBackdrop } from '../../stage/backdrops/backdrop.tsx'
import { plainBackdrops } from '../../stage/backdrops/own-backdrops.ts'
import { isDrawingName } from '@ankur/blocks/picture/drawing-files'
import type { SentDrawing } from '@ankur/blocks/project-contract'
import { fromBase64 } from '@ankur/blocks/sb3/base64'
import { fetchWithRetry } from '../../../platform/retry.ts'
import { messagesOf } from '../../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const playedGameWords = messagesOf('creator/share', 'playedGame')

/** The colours above and below the stage of a played game: the sky and the ground of its backdrop. */

type Scene = readonly [sky: string, ground: string]

const scenes: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['backdrop', ['var(--sky)', 'var(--hill2)']],
  ['room', ['#f1e6d6', '#d8bd98']],
  ['sea', ['#dcebf5', '#efdfb8']],
  ['night', ['#22304f', '#3b5a62']],
  ['pond', ['#dcebf2', '#8dbfa3']],
  ['rainy-day', ['#c5d0d8', '#8fae9b']],
  ['cricket-field', ['#dde7f4', '#a3cc9f']],
  ['street', ['#dde7f4', '#aab0ae']],
  ['school', ['#dde7f4', '#d8c7a0']],
  ['station', ['#dde7f4', '#bcb7aa']],
  ['kitchen', ['#f4ead6', '#d4b48c']],
  ['mountains', ['#dde9f3', '#a9c9a9']],
  ['ready-pond', ['#dde7f4', '#8dbfa3']],
  ['ready-rain', ['#cfdbe8', '#8dbfa3']],
  ['ready-field', ['#dde7f4', '#8dbfa3']],
  ...Object.entries(plainBackdrops).map(([name, color]): [string, Scene] => [name, [color, color]]),
])

/** An imported picture is not continued. */
function sceneColors(picture: string | undefined): Scene {
  return scenes.get(picture ?? '') ?? ['var(--bg)', 'var(--bg)']
}

/** With the messages of the stage. */
export async function loadPlayedGame() {
  await Promise.all([creatorWords.load(), blockMessages.load(), loadCreatorStyles()])
  return PlayedGame
}

interface Props {
  name: string
  data: unknown
  /** Of the link: the drawings are requested with it. */
  token: string
  /** The names of the game's drawings. */
  drawings: readonly string[] | undefined
}

/** A game from a link. Its content is validated completely before anything of it is drawn or run. */
function PlayedGame({ name, data, token, drawings }: Props) {
  const words = playedGameWords.use()
  const [parsed] = useState(() => parseProjectContent(data))
  if (parsed.ok) return <Game name={name} project={parsed.project} token={token} drawings={drawings ?? noDrawings} />
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

const noDrawings: readonly string[] = []

interface GameProps {
  name: string
  project: Project
  token: string
  drawings: readonly string[]
}

function Game({ name, project, token, drawings }: GameProps) {
  const { lead } = playedGameWords.use()
  const game = useOpenGame({ project, sprite: '', message: lead, isSaved: true, saveGame: storeNothing })
  const [runner] = useState(() => createRunner(deviceSettings.load().slowGames))
  useEffect(() => runner.stop, [runner])
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Uint8Array>>(new Map())
  useEffect(() => {
    showStoredPictures(project).catch(() => {})
    void fetchDrawings(token, drawings).then((found) => {
      for (const picture of found.keys()) noteDrawn(picture)
      showPictures(found)
      setDrawn(found)
    })
  }, [project, token, drawings])
  return (
    <CreatorContext value={game}>
      <RunnerContext value={runner}>
        <PlayedStage name={name} drawn={drawn} />
      </RunnerContext>
    </CreatorContext>
  )
}

/**
 * The drawings of a shared game that were loaded; the place of a missing one stays empty. None is stored here until somebody
 * requests a copy.
 */
async function fetchDrawings(token: string, names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (const name of names.filter(isDrawingName)) {
    // One after the other: the signal may be weak.
    const bytes = await fetchDrawing(token, name).catch(() => null)
    if (bytes) found.set(name, bytes)
  }
  return found
}

async function fetchDrawing(token: string, name: string): Promise<Uint8Array | null> {
  const answer = await fetchWithRetry('/api/play/drawing', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name }),
    referrerPolicy: 'no-referrer',
  })
  return answer.ok ? fromBase64(((await answer.json()) as SentDrawing).png) : null
}

/** Nothing is stored: the game belongs to somebody else, and gets into this phone's editor only as a requested copy. */
function storeNothing(): boolean {
  return true
}

/** The stage as large as the screen allows, with its sky and ground continued around it. Nothing starts by itself. */
function PlayedStage({ name, drawn }: { name: string; drawn: ReadonlyMap<string, Uint8Array> }) {
  const { stage, title, home } = creatorWords.use()
  const words = playedGameWords.use()
  const { project } = useCreator()
  const panel = useRef<HTMLElement>(null)
  const full = useFullScreen(panel)
  useToolKeys(useTools())
  useLayoutEffect(() => {
    const [sky, ground] = sceneColors(project.stage.costumes[project.stage.costume]?.picture)
    panel.current?.style.setProperty('--scene-sky', sky)
    panel.current?.style.setProperty('--scene-ground', ground)
  }, [project])
  const isFresh = useRunStatus() === 'at start'
  return (
    <section className={`creator play ${full.isFull ? 'play--full' : ''}`} aria-label={stage} ref={panel}>
      <div className="play__bar">
        <a className="tool tool--plain play__home" href="/">
          <CreatorIcon name="home" />
          <span className="only-heard">{home}</span>
        </a>
        <PageHeading className="play__name">{name}</PageHeading>
        <SoundTool />
        <FullScreenTool full={full} />
      </div>
      <div className="play__scene">
        <div className="play__stage">
          <Sides />
          <StagePicture isPlayed />
          {isFresh && (
            <div className="play__start">
              <RunTool />
            </div>
          )}
        </div>
        <div className="play__under">
          <PartsOfGame />
          {hasLocalFiles(project) && <p className="play__note">{words.no_pictures}</p>}
          <p className="play__turn">
            <CreatorIcon name="redo" />
            {words.turn_phone}
          </p>
        </div>
        <KeysOfGame />
      </div>
      <div className="play__heard">
        <SaysEnd />
        <Pill isPlayed />
      </div>
      <div className="play__foot" role="group" aria-label={title}>
        <FootTools />
        <button type="button" className="tool play__change" onClick={() => void storeCopy(project, name, drawn)}>
          <CreatorIcon name="pencil" />
          {words.change}
        </button>
      </div>
    </section>
  )
}

/**
 * On both sides of a wide screen the outermost column of the backdrop is repeated, so that no hill ends at the edge of the
 * stage.
 */
function Sides() {
  const { costumes, costume } = useCreator().project.stage
  return [0, 479].map((edge) => (
    <svg key={edge} className="play__side" viewBox={`${edge} 0 1 360`} preserveAspectRatio="none" aria-hidden="true">
      <StageBackdrop costume={costumes[costume]} />
    </svg>
  ))
}

/** Run or Stop, depending on the state; before the first Run the large button on the stage is the only one. */
function FootTools() {
  const words = creatorWords.use()
  const tools = useTools()
  const status = useRunStatus()
  if (status === 'at start') return null
  if (tools.isRunning) return <Tool icon="stop" label={words.stop} act={tools.stop} isInk />
  return (
    <>
      <RunTool />
      {/* The second press of a double tap on Stop must not press the button that replaced it. */}
      <Tool icon="start" label={words.back_to_start} act={(event) => event.detail < 2 && tools.backToStart()} />
    </>
  )
}

/** Only if the game has sound; off until somebody here turns it on. */
function SoundTool() {
  const words = playedGameWords.use()
  const { project } = useCreator()
  const { gameSound } = soundSetting.use()
  if (targetsOf(project).every(({ sounds }) => sounds.length === 0)) return null
  return (
    <Tool
      icon={gameSound ? 'hear' : 'silent'}
      label={words.sound}
      isPressed={gameSound}
      act={() => soundSetting.change((before) => ({ ...before, gameSound: !gameSound }))}
    />
  )
}

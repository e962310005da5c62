/**
 * Runs a game at thirty frames a second, for as long as the page shows it. What the game did stays on the stage when it
 * ends; the next Run goes on from there, and "Back to start" forgets it. The game's own clock stands still while it is paused,
 * and goes slowly while the game is slow, so that its waits fit.
 */
import { pressFlag, start, step } from '@ankur/blocks/machine/machine'
import type { Actor, Machine } from '@ankur/blocks/machine/state'
import { stepBlock } from '@ankur/blocks/machine/step-block'
import { stopAll } from '@ankur/blocks/machine/stop-all'
import type { newRecording, record, RecordedFrame, Recording } from '@ankur/blocks/recording'
import { opcodes } from '@ankur/blocks/opcodes/opcodes'
import { type Project, targetsOf } from '@ankur/blocks/project'
import { withFlags } from '@ankur/blocks/with-flags'
import { extensionsFor } from '../extensions/extensions.ts'
import type { PictureSense } from '../sensing/sense.ts'

export interface Runner {
  /** Changes with every frame. */
  readonly frame: () => number
  readonly status: () => RunStatus
  readonly watch: (changed: () => void) => () => void
  readonly machine: () => Machine | null
  /** The running or stopped sprite on the stage; nothing before the first Run. */
  readonly actorOf: (sprite: string) => Actor | undefined
  readonly run: (project: Project) => void
  readonly stop: () => void
  readonly pause: () => void
  readonly goOn: () => void
  /** One block further, or the start of a game that is not under way; false when all of it waits for something. */
  readonly stepOn: (project: Project) => boolean
  readonly isSlow: () => boolean
  readonly setSlow: (isSlow: boolean) => void
  readonly backToStart: () => void
  /** After something was changed by hand on a stage that stands still. */
  readonly drawAgain: () => void
  /** The game as it was when the run began. */
  readonly game: () => Project | null
  /** From now on runs are recorded. What records is fetched apart from the page. */
  readonly recordWith: (recorder: Recorder) => void
  readonly recording: () => Recording | null
  /** Shows an earlier frame of a game that does not run, or the latest again. */
  readonly look: (frame: number | null) => void
  readonly lookedAt: () => Looked | null
  /** For games that ask about their pictures' points; what tells them is fetched apart from the page. */
  readonly senseWith: (sense: PictureSense | null) => void
  readonly sense: () => PictureSense | null
}

export interface Recorder {
  readonly newRecording: typeof newRecording
  readonly record: typeof record
}

/** An earlier frame, by its number in the recording. */
export interface Looked {
  readonly number: number
  readonly frame: RecordedFrame
}

/** `started`: not at the start any more. `ended`: it stopped by itself. */
export type RunStatus = 'at start' | 'running' | 'paused' | 'stopped' | 'ended'

const frameMs = 1000 / 30
/** Slow enough to follow block after block. */
const slowFrameMs = 200
/** A game whose pictures do not come begins without them. */
const mostWaitMs = 5000
/** How far one press of Step looks for the end of a wait: five minutes of the game's own time. */
const framesToLookAhead = 9000

/** A game that is under way, also while it is paused. */
export function isUnderWay(status: RunStatus): boolean {
  return status === 'running' || status === 'paused'
}

export function createRunner(slowAtFirst = false): Runner {
  const watchers = new Set<() => void>()
  let machine: Machine | null = null
  let game: Project | null = null
  let recorder: Recorder | null = null
  let recording: Recording | null = null
  let looked: Looked | null = null
  let sense: PictureSense | null = null
  let waitsUntilMs = 0
  let listens = false
  let status: RunStatus = 'at start'
  let frame = 0
  let request = 0
  let dueMs = 0
  let isSlow = slowAtFirst
  let lastMs = 0
  /** How far the game's own clock has fallen behind the real one. */
  let behindMs = 0

  const tell = (next: RunStatus) => {
    if (next !== status) looked = null
    status = next
    frame++
    for (const changed of watchers) changed()
  }
  const actorOf = (sprite: string) => machine?.actors.find(({ id, isClone }) => !isClone && game?.sprites[id]?.id === sprite)

  const take = () => {
    if (!recorder || !machine) return
    recording ??= recorder.newRecording()
    recorder.record(recording, machine)
  }

  const isOver = ({ threads, timers }: Machine) => threads.length === 0 && timers.length === 0 && !listens

  /** For pictures that the game asks about. Its clock stands still meanwhile. */
  const waits = (realMs: number) => {
    if (realMs >= waitsUntilMs || !game || !sense || sense.isReadyFor(game)) waitsUntilMs = 0
    else {
      behindMs += realMs - lastMs
      lastMs = realMs
    }
    return waitsUntilMs > 0
  }

  const tick = (nowMs: number) => {
    request = requestAnimationFrame(tick)
    if (!machine || nowMs < dueMs) return
    const realMs = performance.now()
    if (waits(realMs)) return
    // A slow phone shows fewer frames; none is made up for later.
    dueMs = Math.max(dueMs + (isSlow ? slowFrameMs : frameMs), nowMs)
    if (isSlow) behindMs += Math.max(0, realMs - lastMs - frameMs)
    lastMs = realMs
    step(machine)
    take()
    if (isOver(machine)) cancelAnimationFrame(request)
    tell(isOver(machine) ? 'ended' : 'running')
  }

  const stop = () => {
    cancelAnimationFrame(request)
    if (machine) stopAll(machine)
    if (isUnderWay(status)) tell('stopped')
  }

  const begin = (project: Project) => {
    cancelAnimationFrame(request)
    const shown = withFlags({
      ...project,
      sprites: project.sprites.map((sprite) => ({ ...sprite, ...placeOf(actorOf(sprite.id)) })),
    })
    const now = () => performance.now() - behindMs
    const penLayer = machine?.penLayer ?? null
    const pointer = machine?.mouse
    machine = start(shown, {
      now,
      random: Math.random,
      date,
      frameBudgetMs: 20,
      watchesBlocks: true,
      get shapeOf() {
        return sense?.world.shapeOf
      },
      get colors() {
        return sense?.world.colors
      },
    })
    // As in Scratch, a drawing stays until something erases it.
    machine.penLayer = penLayer
    if (pointer?.known) Object.assign(machine.mouse, pointer, { down: false })
    game = shown
    listens = listensForMore(shown)
    pressFlag(machine)
    recording = null
    looked = null
    take()
    dueMs = lastMs = performance.now()
    waitsUntilMs = lastMs + mostWaitMs
  }

  const run = (project: Project) => {
    begin(project)
    tell('running')
    request = requestAnimationFrame(tick)
  }

  return {
    frame: () => frame,
    status: () => status,
    machine: () => machine,
    actorOf,
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    run(project) {
      const extensions = extensionsFor(project)
      if (extensions) void extensions.then(() => run(project))
      else run(project)
    },
    stop,
    pause() {
      if (status !== 'running') return
      cancelAnimationFrame(request)
      tell('paused')
    },
    goOn() {
      if (status !== 'paused') return
      const realMs = performance.now()
      behindMs += realMs - lastMs
      dueMs = lastMs = realMs
      tell('running')
      request = requestAnimationFrame(tick)
    },
    stepOn(project) {
      if (!machine || !isUnderWay(status)) {
        begin(project)
        tell('paused')
        return true
      }
      cancelAnimationFrame(request)
      let hasRun = false
      // A wait is over at the next press, however long it is.
      for (let frames = 0; !hasRun && !isOver(machine) && frames < framesToLookAhead; frames++) {
        behindMs -= frameMs
        hasRun = stepBlock(machine)
      }
      lastMs = performance.now()
      looked = null
      take()
      tell(isOver(machine) ? 'ended' : 'paused')
      return hasRun
    },
    isSlow: () => isSlow,
    setSlow(wanted) {
      isSlow = wanted
      tell(status)
    },
    backToStart() {
      stop()
      machine = game = recording = null
      tell('at start')
    },
    drawAgain: () => tell(status),
    game: () => game,
    recordWith(wanted) {
      recorder = wanted
    },
    recording: () => recording,
    look(number) {
      const shown = recording?.frames[(number ?? 0) - recording.first]
      looked = number !== null && shown && status !== 'running' ? { number, frame: shown } : null
      tell(status)
    },
    lookedAt: () => looked,
    senseWith(wanted) {
      sense = wanted
    },
    sense: () => sense,
  }
}

function date(): { ms: number; aheadMinutes: number } {
  const now = new Date()
  return { ms: now.getTime(), aheadMinutes: -now.getTimezoneOffset() }
}

/** Where an earlier run left a sprite. */
export function placeOf(actor: Actor | undefined) {
  if (!actor) return {}
  const { x, y, direction, size, visible, costume, rotationStyle } = actor
  return { x, y, direction, size, visible, costume, rotationStyle }
}

/** Some script waits for a key, a press or something else than the flag, so the game is not over when nothing moves. */
function listensForMore(project: Project): boolean {
  const hats = targetsOf(project).flatMap(({ scripts }) => scripts.flatMap(({ blocks }) => blocks[0]?.opcode ?? []))
  return hats.some((hat) => {
    const shape = opcodes.get(hat)?.shape
    if (shape === 'edge-hat') return true
    return shape === 'hat' && /^event_when(key|this|stage)/.test(hat)
  })
}

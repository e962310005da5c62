/**
 * Runs a game at thirty frames per second, as long as the page shows it. The state stays on the stage when it ends; the
 * next Run continues from there, and "Back to start" resets it. The game's own clock stops while it is paused, and is
 * slower while the game is slow, so that its waits fit.
 */
import { pressFlag, start, step } from '@ankur/blocks/machine/machine'
import type { Actor, Machine, World } from '@ankur/blocks/machine/state'
import { stepBlock } from '@ankur/blocks/machine/step-block'
import { stopAll } from '@ankur/blocks/machine/stopping'
import type { newRecording, record, Recording } from '@ankur/blocks/recording'
import { opcodes } from '@ankur/blocks/opcodes/opcodes'
import { type Project, targetsOf } from '@ankur/blocks/project'
import { withFlags } from '@ankur/blocks/palette/new-block'
import { extensionsFor } from '../extensions/extensions.ts'
import { firstRun, hasStarted, type EarlierFrame, nextRun, type RunEvent, type RunStatus } from './run-state.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** The pixel data of the pictures of a game. */
export interface PictureSense {
  readonly world: Pick<World, 'shapeOf' | 'colors'>
  /** Whether the pictures of this game are loaded; the first call requests them. */
  readonly isReadyFor: (project: Project) => boolean
  readonly ready: (project: Project) => Promise<void>
}

export interface Runner {
  /** Changes with every frame. */
  readonly frame: () => number
  readonly status: () => RunStatus
  readonly watch: (changed: () => void) => () => void
  readonly machine: () => Machine | null
  /** The running or stopped sprite on the stage; undefined before the first Run. */
  readonly actorOf: (sprite: string) => Actor | undefined
  readonly run: (project: Project) => void
  readonly stop: () => void
  readonly pause: () => void
  readonly goOn: () => void
  /** One block further, or the start of a game that is not running; false when all scripts wait. */
  readonly stepOn: (project: Project) => boolean
  readonly isSlow: () => boolean
  readonly setSlow: (isSlow: boolean) => void
  readonly backToStart: () => void
  /** Call after something was changed by hand on a stage that is not running. */
  readonly drawAgain: () => void
  /** The game at the start of the run. */
  readonly game: () => Project | null
  /** From now on runs are recorded. The recorder is loaded separately from the page. */
  readonly recordWith: (recorder: Recorder) => void
  readonly recording: () => Recording | null
  /** Shows an earlier frame of a game that does not run, or the latest again. */
  readonly look: (frame: number | null) => void
  readonly lookedAt: () => EarlierFrame | null
  /** For games with sensing blocks; the pixel data is loaded separately from the page. */
  readonly senseWith: (sense: PictureSense | null) => void
  readonly sense: () => PictureSense | null
  /** Whether the player for the sounds of the game is still being loaded. */
  readonly awaitSounds: (areAwaited: boolean) => void
}

export interface Recorder {
  readonly newRecording: typeof newRecording
  readonly record: typeof record
}

/** How far one press of Step looks for the end of a wait: five minutes of the game's own time. */
const framesToLookAhead = 9000

export function createRunner(slowAtFirst = false): Runner {
  const watchers = new Set<() => void>()
  let machine: Machine | null = null
  let game: Project | null = null
  let recorder: Recorder | null = null
  let recording: Recording | null = null
  let sense: PictureSense | null = null
  let awaitsSounds = false
  let listens = false
  let request = 0
  let state = firstRun(slowAtFirst)

  const send = (event: RunEvent) => {
    const { frame } = state
    state = nextRun(state, event)
    if (state.frame !== frame) for (const changed of watchers) changed()
  }
  const actorOf = (sprite: string) => machine?.actors.find(({ id, isClone }) => !isClone && game?.sprites[id]?.id === sprite)

  const take = () => {
    if (!recorder || !machine) return
    recording ??= recorder.newRecording()
    recorder.record(recording, machine)
  }

  const isOver = ({ threads, timers }: Machine) => threads.length === 0 && timers.length === 0 && !listens

  /** Waits for pictures that the game senses, and for the player of its sounds. */
  const waits = (realMs: number) => {
    if (state.waitsUntilMs === 0 || !game) return false
    if (!awaitsSounds && (!sense || sense.isReadyFor(game))) return false
    send({ kind: 'waited', realMs })
    // Without the network they may never come: the next Run does not wait again.
    if (state.waitsUntilMs === 0) awaitsSounds = false
    return state.waitsUntilMs > 0
  }

  const tick = (nowMs: number) => {
    request = requestAnimationFrame(tick)
    if (!machine || nowMs < state.dueMs) return
    const realMs = performance.now()
    if (waits(realMs)) return
    send({ kind: 'frame_due', nowMs, realMs })
    step(machine)
    take()
    if (isOver(machine)) cancelAnimationFrame(request)
    send({ kind: 'frame_made', isOver: isOver(machine) })
  }

  const stop = () => {
    cancelAnimationFrame(request)
    if (machine) stopAll(machine)
    send({ kind: 'stopped' })
  }

  const begin = (project: Project, isPaused: boolean) => {
    cancelAnimationFrame(request)
    const shown = withFlags({
      ...project,
      sprites: project.sprites.map((sprite) => ({ ...sprite, ...placeOf(actorOf(sprite.id)) })),
    })
    const now = () => performance.now() - state.behindMs
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
    // As in Scratch, the pen layer stays until something erases it.
    machine.penLayer = penLayer
    if (pointer?.known) Object.assign(machine.mouse, pointer, { down: false })
    game = shown
    listens = listensForMore(shown)
    pressFlag(machine)
    recording = null
    take()
    send({ kind: 'began', realMs: performance.now(), isPaused })
  }

  const run = (project: Project) => {
    begin(project, false)
    request = requestAnimationFrame(tick)
  }

  return {
    frame: () => state.frame,
    status: () => state.status,
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
      if (state.status === 'running') cancelAnimationFrame(request)
      send({ kind: 'paused' })
    },
    goOn() {
      if (state.status !== 'paused') return
      send({ kind: 'resumed', realMs: performance.now() })
      request = requestAnimationFrame(tick)
    },
    stepOn(project) {
      if (!machine || !hasStarted(state.status)) {
        begin(project, true)
        return true
      }
      cancelAnimationFrame(request)
      let hasRun = false
      // A wait ends at the next press, however long it is.
      for (let frames = 0; !hasRun && !isOver(machine) && frames < framesToLookAhead; frames++) {
        send({ kind: 'skipped_ahead' })
        hasRun = stepBlock(machine)
      }
      take()
      send({ kind: 'stepped', realMs: performance.now(), isOver: isOver(machine) })
      return hasRun
    },
    isSlow: () => state.isSlow,
    setSlow: (isSlow) => send({ kind: 'speed_chosen', isSlow }),
    backToStart() {
      stop()
      machine = game = recording = null
      send({ kind: 'back_to_start' })
    },
    drawAgain: () => send({ kind: 'changed_by_hand' }),
    game: () => game,
    recordWith(wanted) {
      recorder = wanted
    },
    recording: () => recording,
    look(number) {
      const shown = recording?.frames[(number ?? 0) - recording.first]
      send({ kind: 'looked', looked: number !== null && shown ? { number, frame: shown } : null })
    },
    lookedAt: () => state.looked,
    senseWith(wanted) {
      sense = wanted
    },
    sense: () => sense,
    awaitSounds(areAwaited) {
      awaitsSounds = areAwaited
    },
  }
}

function date(): { ms: number; aheadMinutes: number } {
  const now = new Date()
  return { ms: now.getTime(), aheadMinutes: -now.getTimezoneOffset() }
}

/** The position of a sprite after an earlier run. */
export function placeOf(actor: Actor | undefined) {
  if (!actor) return {}
  const { x, y, direction, size, visible, costume, rotationStyle } = actor
  return { x, y, direction, size, visible, costume, rotationStyle }
}

/** Some script waits for a key, a press or another event besides the flag, so the game is not over when nothing moves. */
function listensForMore(project: Project): boolean {
  const hats = targetsOf(project).flatMap(({ scripts }) => scripts.flatMap(({ blocks }) => blocks[0]?.opcode ?? []))
  return hats.some((hat) => {
    const shape = opcodes.get(hat)?.shape
    if (shape === 'edge-hat') return true
    return shape === 'hat' && /^event_when(key|this|stage)/.test(hat)
  })
}

export const RunnerContext = createContext<Runner | null>(null)

export function useRunner(): Runner {
  const runner = useContext(RunnerContext)
  if (!runner) throw new Error('useRunner must be used within the Game Creator')
  return runner
}

export function useRunStatus(): RunStatus {
  const runner = useRunner()
  return useSyncExternalStore(runner.watch, runner.status)
}

/** Renders again with every frame. */
export function useFrame(): number {
  const runner = useRunner()
  return useSyncExternalStore(runner.watch, runner.frame)
}

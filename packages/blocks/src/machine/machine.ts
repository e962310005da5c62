/**
 * Runs a game frame by frame, as in Scratch: a frame consists of passes, and a pass runs every thread until it yields.
 * Clock, random numbers and time budget come from the `World`; nothing here draws.
 */
import { type Project, type Sprite, targetsOf } from '../project.ts'
import { wrapped } from './actor.ts'
import { cellsOf, listsOf, newActor } from './clones.ts'
import { compileTarget } from './compile.ts'
import type { Actor, Entry, Machine, Thread, World } from './state.ts'
import type { Cell, ListCell } from './values.ts'
import type { Scope } from './site.ts'
import { stopAll } from './stopping.ts'
import { dropEnded, inOrder, startThread, newThread, startScripts, wake } from './threads.ts'

/** A loop without screen refresh may block a frame for this time, or for the maximum of iterations if the clock stands still. */
const warpMs = 500
const warpRounds = 20_000_000
/** The same limit in looked-up pixels, for iterations with colour sensing. */
const warpLooks = 50_000_000

/** Limit of thread runs in a pass if the clock stands still: more than the maximum of clones with a hundred scripts each. */
const threadsInPass = 30_000
const threadsBetweenLooks = 1024

/** The maximum number of passes between two clock reads: a read costs as much as several blocks. */
const passesBetweenLooks = 32

/** Creates a machine with the loaded game; nothing runs yet. */
export function start(project: Project, world: World): Machine {
  const { stage } = project
  const scope: Scope = {
    project,
    stageCells: cellsOf(stage),
    stageLists: listsOf(stage),
    watchesBlocks: world.watchesBlocks === true,
  }
  const machine = quietMachine(project, world)
  machine.stage = stageActor(machine, project, scope)
  machine.actors = project.sprites.map((sprite, index) => spriteActor(machine, sprite, { id: index, scope }))
  machine.nextActorId = machine.actors.length
  machine.layers = machine.actors.toSorted((one, other) => layerOf(project, one) - layerOf(project, other))
  machine.turns = [...machine.layers]
  placeMonitors(machine, project)
  return machine
}

function quietMachine(project: Project, world: World): Machine {
  const machine: Omit<Machine, 'stage'> = {
    world,
    actors: [],
    layers: [],
    layersAndBubbles: null,
    turns: [],
    threads: [],
    messages: project.messages,
    shown: new Set(),
    monitored: new Set(),
    turbo: false,
    redraw: false,
    frameMs: world.now(),
    timerStartMs: world.now(),
    timers: [],
    resting: [],
    passes: 0,
    aloneUntil: 0,
    warp: { untilMs: 0, roundsLeft: 0, looksLeft: 0, untilCheck: 1, roundsBetweenChecks: 1, checkedMs: 0 },
    finest: new Map(),
    openCalls: 0,
    keys: new Set(),
    mouse: { known: false, x: 0, y: 0, exactX: 0, exactY: 0, down: false },
    dragged: null,
    answer: '',
    counter: 0,
    questions: [],
    lastQuestion: null,
    played: [],
    playing: [],
    stoppedSounds: [],
    notes: [],
    tempo: tempoOf(project),
    speeches: [],
    speechLanguage: 'en',
    penLayer: null,
    silencedAfter: null,
    ran: new Set(),
    nextActorId: 0,
  }
  // The stage's actor refers to its machine, so the machine must exist first.
  return machine as Machine
}

/** Stored as a property of the stage in the file. */
function tempoOf({ stage: { kept } }: Project): number {
  const [, tempo] = /"tempo":(\d+(?:\.\d+)?)/.exec(kept ?? '') ?? []
  return tempo === undefined ? 60 : Math.min(Math.max(Number(tempo), 20), 500)
}

function stageActor(machine: Machine, { stage }: Project, scope: Scope): Actor {
  return newActor(machine, compileTarget(scope, stage, { cells: scope.stageCells, lists: scope.stageLists }), {
    id: -1,
    isStage: true,
    isClone: false,
    x: 0,
    y: 0,
    direction: 90,
    size: 100,
    visible: true,
    draggable: false,
    rotationStyle: 'all around',
    costume: stage.costume,
    volume: stage.volume,
    effects: new Map(),
    soundEffects: new Map(),
    cells: scope.stageCells,
    lists: scope.stageLists,
  })
}

function spriteActor(machine: Machine, sprite: Sprite, { id, scope }: { id: number; scope: Scope }): Actor {
  const cells = cellsOf(sprite)
  const lists = listsOf(sprite)
  return newActor(machine, compileTarget(scope, sprite, { cells, lists }), {
    id,
    isStage: false,
    isClone: false,
    x: sprite.x,
    y: sprite.y,
    direction: wrapped(sprite.direction),
    size: sprite.size,
    visible: sprite.visible,
    draggable: sprite.draggable,
    rotationStyle: sprite.rotationStyle,
    costume: sprite.costume,
    volume: sprite.volume,
    effects: new Map(),
    soundEffects: new Map(),
    cells,
    lists,
  })
}

function layerOf(project: Project, actor: Actor): number {
  return project.sprites[actor.id]?.layer ?? 0
}

/** In file order. */
function placeMonitors(machine: Machine, project: Project): void {
  const cells = new Map<string, (Cell | ListCell)[]>()
  const note = (id: string, cell: Cell | ListCell | undefined) => {
    if (cell) cells.set(id, [...(cells.get(id) ?? []), cell])
  }
  for (const [index, target] of targetsOf(project).entries()) {
    const actor = index === 0 ? machine.stage : machine.actors[index - 1]
    for (const [at, { id }] of target.variables.entries()) note(id, actor?.cells[at])
    for (const [at, { id }] of target.lists.entries()) note(id, actor?.lists[at])
  }
  for (const { id, visible } of project.monitors) {
    for (const cell of cells.get(id) ?? []) {
      machine.monitored.add(cell)
      if (visible) machine.shown.add(cell)
    }
  }
}

/** The green flag: stops everything, then starts the flag scripts. */
export function pressFlag(machine: Machine): void {
  stopAll(machine)
  machine.timerStartMs = machine.frameMs
  machine.answer = ''
  for (const actor of inOrder(machine)) actor.edges.length = 0
  startScripts(machine, 'flag')
}

/** Runs one frame. The caller draws afterwards. */
export function step(machine: Machine): void {
  beginFrame(machine)
  makePasses(machine)
}

/** Runs before the scripts continue. */
export function beginFrame(machine: Machine): void {
  machine.played = []
  machine.stoppedSounds = []
  machine.notes = []
  machine.ran.clear()
  machine.silencedAfter = null
  fireTimers(machine)
  wakeResting(machine)
  dropEnded(machine)
  // Their values still belong to the previous frame.
  startEdges(machine)
  machine.frameMs = machine.world.now()
  machine.redraw = false
  machine.openCalls = machine.threads.reduce((sum, { frame }) => sum + frame.depth, 0)
  machine.warp.untilMs = machine.frameMs + warpMs
  machine.warp.roundsLeft = warpRounds
  machine.warp.looksLeft = warpLooks
  machine.warp.untilCheck = 1
  machine.warp.roundsBetweenChecks = 1
  machine.warp.checkedMs = machine.frameMs
}

/** Runs expired timers: ends bubbles and sounds. Also called in each frame. */
export function fireTimers(machine: Machine): void {
  const nowMs = machine.world.now()
  if (!machine.timers.some(({ dueMs }) => dueMs <= nowMs)) return
  const due = machine.timers.filter(({ dueMs }) => dueMs <= nowMs).toSorted((one, other) => one.dueMs - other.dueMs)
  machine.timers = machine.timers.filter(({ dueMs }) => dueMs > nowMs)
  for (const timer of due) timer.fire()
}

function wakeResting(machine: Machine): void {
  for (const thread of machine.resting) wake(thread)
  machine.resting = []
}

/** Hats that watch a value, in order: first touch hats from front to back, then the others. */
const edgeHats = ['event_whentouchingobject', 'event_whengreaterthan']

/** They fire on the change to true, and are not evaluated while their script runs. */
function startEdges(machine: Machine): void {
  const actors = inOrder(machine)
  for (const opcode of edgeHats) {
    for (const actor of actors) {
      for (const entry of actor.program.edges.get(opcode) ?? []) if (!actor.running[entry.index]) startOnEdge(actor, entry)
    }
  }
}

function startOnEdge(actor: Actor, entry: Entry): void {
  const was = actor.edges[entry.index] ?? false
  const probe = newThread(actor, entry)
  actor.running[entry.index] = null
  const is = entry.isTrue?.(probe) ?? false
  actor.edges[entry.index] = is
  if (is && !was) startThread(actor, entry)
}

function makePasses(machine: Machine): void {
  const { passLimit = Infinity, frameBudgetMs = Infinity } = machine.world
  const endMs = machine.frameMs + frameBudgetMs
  let nextLook = 0
  let isActive = true
  machine.passes = 0
  while (isActive && machine.threads.length > 0 && machine.passes < passLimit && (machine.turbo || !machine.redraw)) {
    if (machine.passes >= nextLook) {
      if (machine.passes > 0 && machine.world.now() >= endMs) break
      nextLook = nextLookAfter(machine.passes)
    }
    machine.passes++
    machine.aloneUntil = machine.threads.length === 1 ? Math.min(nextLook, passLimit) : 0
    isActive = makePass(machine)
  }
}

/** Frequent at first, so that a heavy program cannot exceed the budget far; then rare, so that a light one is not slowed. */
function nextLookAfter(passes: number): number {
  return passes + Math.min(passes + 1, passesBetweenLooks)
}

/** Runs every thread once; false if another pass in this frame would have no effect. */
function makePass(machine: Machine): boolean {
  let isActive = false
  let hasEnded = false
  // The list may grow during the pass. "stop all" replaces the machine's list, but the threads of this one finish their pass.
  const { threads } = machine
  for (let index = 0; index < threads.length; index++) {
    const thread = threads[index]
    if (thread === undefined) continue
    // Clones that clone themselves and are deleted would grow the list for ever: the rest waits for the next pass.
    if (isTooLong(machine, index)) {
      isActive = true
      break
    }
    if (thread.state === 'resting' && machine.passes === 1) thread.state = 'ready'
    if (thread.state === 'ready') run(thread)
    if (thread.state === 'ready') isActive ||= !thread.isTimed
    else hasEnded ||= thread.state === 'done'
  }
  if (hasEnded) dropEnded(machine)
  return isActive
}

function isTooLong({ world, warp }: Machine, threads: number): boolean {
  return threads >= threadsInPass || (threads > 0 && threads % threadsBetweenLooks === 0 && world.now() >= warp.untilMs)
}

function run(thread: Thread): void {
  thread.isTimed = false
  let next = thread.next
  while (next !== null) next = next(thread)
}

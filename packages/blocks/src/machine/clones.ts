import type { Target } from '../project.ts'
import type { Actor, Machine, Program } from './state.ts'
import type { Cell, ListCell } from './values.ts'
import { addBehind } from './scene/layers.ts'
import { startScriptsOf } from './threads.ts'

/** The limit for a whole game; further requests do nothing. */
const maxClones = 300

/** Creates an actor with its initial state. */
export function newActor(machine: Machine, program: Program, given: ClonedState): Actor {
  // Explicit properties, frequently changed ones first: JavaScript engines then store the object compactly.
  return {
    x: given.x,
    y: given.y,
    freeX: -1,
    freeY: -1,
    safeX: -1,
    safeY: -1,
    heading: null,
    direction: given.direction,
    visible: given.visible,
    isStage: given.isStage,
    isMeasured: false,
    machine,
    pen: null,
    pose: null,
    spare: null,
    program,
    id: given.id,
    isClone: given.isClone,
    isGone: false,
    size: given.size,
    draggable: given.draggable,
    rotationStyle: given.rotationStyle,
    costume: given.costume,
    volume: given.volume,
    effects: given.effects,
    soundEffects: given.soundEffects,
    bubble: null,
    cells: given.cells,
    lists: given.lists,
    running: [],
    edges: [],
  }
}

type ClonedState = Pick<
  Actor,
  | 'id'
  | 'isStage'
  | 'isClone'
  | 'x'
  | 'y'
  | 'direction'
  | 'size'
  | 'visible'
  | 'draggable'
  | 'rotationStyle'
  | 'costume'
  | 'volume'
  | 'effects'
  | 'soundEffects'
  | 'cells'
  | 'lists'
>

export function cellsOf(target: Pick<Target, 'variables'>): Cell[] {
  return target.variables.map(({ name, value }) => ({ name, value }))
}

export function listsOf(target: Pick<Target, 'lists'>): ListCell[] {
  return target.lists.map(({ name, items }) => ({ name, items: [...items] }))
}

/** As in Scratch, an invalid effect value becomes 0 in a clone. A clone is placed directly behind its original; its scripts are appended to the thread list. */
export function createClone(of: Actor): void {
  const { machine } = of
  if (of.isStage || machine.actors.length - originals(machine) >= maxClones) return
  const clone = newActor(machine, of.program, {
    id: machine.nextActorId++,
    isStage: false,
    isClone: true,
    x: of.x,
    y: of.y,
    direction: of.direction,
    size: of.size,
    visible: of.visible,
    draggable: of.draggable,
    rotationStyle: of.rotationStyle,
    costume: of.costume,
    volume: 100,
    effects: new Map([...of.effects].map(([name, value]) => [name, Number.isFinite(value) ? value : 0])),
    soundEffects: new Map(of.soundEffects),
    cells: of.cells.map(({ name, value }) => ({ name, value })),
    lists: of.lists.map(copyOfList),
  })
  clone.edges.push(...of.edges)
  clone.pen = of.pen?.copy() ?? null
  if (of.instrument !== undefined) clone.instrument = of.instrument
  if (of.voice !== undefined) clone.voice = of.voice
  machine.actors.push(clone)
  addBehind(of, clone)
  if (clone.visible) machine.redraw = true
  startScriptsOf(clone, 'clone')
}

function copyOfList({ name, items, single }: ListCell): ListCell {
  const copied = [...items]
  return { name, items: copied, ...(single?.items === items && { single: { items: copied, value: single.value } }) }
}

export function originals(machine: Machine): number {
  let count = 0
  while (count < machine.actors.length && !machine.actors[count]?.isClone) count++
  return count
}

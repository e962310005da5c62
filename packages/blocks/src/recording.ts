/**
 * Records a run: the state of the stage after each frame and the blocks that ran in it. The machine cannot run backwards; a
 * recorded frame is a snapshot of it.
 *
 * Memory is limited: at most `maxFrames` frames and `maxParts` changed parts in total, the oldest frames are removed
 * first. Parts that do not change between two frames are stored once. Of a list the first `maxItems` items are stored.
 */
import type { Actor, Machine } from './machine/state.ts'
import type { Bubble } from './machine/values.ts'
import type { RotationStyle, Value } from './project.ts'

/** A minute at thirty frames per second. */
export const maxFrames = 1800
/** One part is a changed sprite, variable or ten list items. */
export const maxParts = 60_000
export const maxItems = 200

export interface Recording {
  /** Counted from 1, the first recorded frame. */
  first: number
  readonly frames: RecordedFrame[]
  parts: number
}

export interface RecordedFrame {
  readonly stage: RecordedActor
  /** Originals in creation order, then clones. */
  readonly sprites: readonly RecordedActor[]
  /** Ids of sprites and clones, from back to front. */
  readonly layers: readonly number[]
  readonly question: string | null
  /** Names of the sounds that started. */
  readonly sounds: readonly string[]
  /** Ids of the blocks that ran or still wait; only available from a machine that records its blocks. */
  readonly ran: readonly string[]
  /** The number of parts that changed since the previous frame. */
  readonly cost: number
}

export interface RecordedActor {
  readonly id: number
  readonly name: string
  readonly isClone: boolean
  readonly x: number
  readonly y: number
  readonly direction: number
  readonly size: number
  readonly visible: boolean
  readonly costume: number
  readonly rotationStyle: RotationStyle
  readonly volume: number
  readonly effects: readonly (readonly [string, number])[]
  readonly bubble: Bubble | null
  readonly variables: readonly RecordedCell[]
  readonly lists: readonly RecordedList[]
}

export interface RecordedCell {
  readonly name: string
  readonly value: Value
  /** Whether its monitor was visible. */
  readonly isShown: boolean
}

export interface RecordedList {
  readonly name: string
  readonly items: readonly Value[]
  /** Of the whole list, also when fewer items are stored. */
  readonly length: number
  readonly isShown: boolean
}

export function newRecording(): Recording {
  return { first: 1, frames: [], parts: 0 }
}

/** Records the current state of the machine; call after each frame. */
export function record(recording: Recording, machine: Machine): void {
  const frame = pictured(machine, recording.frames.at(-1))
  recording.frames.push(frame)
  recording.parts += frame.cost
  while (recording.frames.length > 1 && (recording.frames.length > maxFrames || recording.parts > maxParts))
    forgetFirst(recording)
}

/**
 * The next frame, earlier (-1) or later (1), with another picture or other running blocks; otherwise the first or last one.
 */
export function nextChange({ first, frames }: Recording, number: number, by: -1 | 1): number {
  const last = first + frames.length - 1
  const from = frames[number - first]
  let at = number
  while (from && at + by >= first && at + by <= last) {
    at += by
    const frame = frames[at - first]
    if (!frame || !looksTheSame(frame, from)) return at
  }
  return Math.min(Math.max(at, first), last)
}

function looksTheSame(one: RecordedFrame, other: RecordedFrame): boolean {
  const { stage, sprites, layers, question, ran } = one
  const isSameStage = stage === other.stage && sprites === other.sprites && layers === other.layers
  return isSameStage && question === other.question && areSame(ran, other.ran)
}

/** The state after that frame, counted from 1; undefined when it was removed or not yet reached. */
export function frameAt({ first, frames }: Recording, number: number): RecordedFrame | undefined {
  return frames[number - first]
}

function forgetFirst(recording: Recording): void {
  recording.parts -= recording.frames.shift()?.cost ?? 0
  recording.first++
}

function pictured(machine: Machine, last: RecordedFrame | undefined): RecordedFrame {
  const known = new Map(last?.sprites.map((each) => [each.id, each]))
  const changes = { parts: 1 }
  const picture = (actor: Actor, before: RecordedActor | undefined) => actorPictured(actor, before, changes)
  const sprites = machine.actors.map((actor) => picture(actor, known.get(actor.id)))
  changes.parts += Math.ceil(sprites.length / 20)
  return {
    stage: picture(machine.stage, last?.stage),
    sprites: sameList(sprites, last?.sprites),
    layers: sameList(
      machine.layers.map(({ id }) => id),
      last?.layers,
    ),
    question: machine.lastQuestion,
    sounds: machine.played.map(({ sound }) => sound.name),
    ran: machine.world.watchesBlocks ? [...new Set([...machine.ran, ...machine.threads.map(({ blockId }) => blockId)])] : [],
    cost: changes.parts,
  }
}

interface Changes {
  parts: number
}

function actorPictured(actor: Actor, before: RecordedActor | undefined, changes: Changes): RecordedActor {
  const { id, isClone, x, y, direction, size, visible, costume, rotationStyle, volume, bubble, program } = actor
  const { shown } = actor.machine
  const picture: RecordedActor = {
    id,
    name: program.name,
    isClone,
    x,
    y,
    direction,
    size,
    visible,
    costume,
    rotationStyle,
    volume,
    effects: sameEffects([...actor.effects], before?.effects),
    bubble,
    variables: sameList(
      actor.cells.map((cell, index) => cellPictured({ ...cell, isShown: shown.has(cell) }, before?.variables[index], changes)),
      before?.variables,
    ),
    lists: sameList(
      actor.lists.map((list, index) => listPictured({ ...list, isShown: shown.has(list) }, before?.lists[index], changes)),
      before?.lists,
    ),
  }
  if (before && sameParts(picture, before)) return before
  changes.parts++
  return picture
}

function cellPictured({ name, value, isShown }: RecordedCell, before: RecordedCell | undefined, changes: Changes): RecordedCell {
  if (before?.name === name && before.isShown === isShown && Object.is(before.value, value)) return before
  changes.parts += 1 + (typeof value === 'string' ? Math.floor(value.length / 100) : 0)
  return { name, value, isShown }
}

function listPictured(
  { name, items, isShown }: Pick<RecordedList, 'name' | 'items' | 'isShown'>,
  before: RecordedList | undefined,
  changes: Changes,
): RecordedList {
  const kept = items.slice(0, maxItems)
  if (before?.name === name && before.isShown === isShown && before.length === items.length && areSame(kept, before.items))
    return before
  changes.parts += 1 + Math.ceil(kept.length / 10)
  return { name, items: kept, length: items.length, isShown }
}

function sameParts(one: RecordedActor, other: RecordedActor): boolean {
  return Object.entries(one).every(([key, value]) => Object.is(value, other[key as keyof RecordedActor]))
}

function sameEffects(now: RecordedActor['effects'], before: RecordedActor['effects'] | undefined): RecordedActor['effects'] {
  const isSame =
    before?.length === now.length && now.every(([name, value], at) => name === before[at]?.[0] && Object.is(value, before[at][1]))
  return isSame ? before : now
}

/** The previous list when nothing in it changed. */
function sameList<T>(now: readonly T[], before: readonly T[] | undefined): readonly T[] {
  return before && areSame(now, before) ? before : now
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
}

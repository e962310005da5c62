/**
 * Checks in a running game, frame by frame, whether a goal is reached. It does not look at the blocks: only the visible
 * behaviour of the first sprite counts. Exception: for a key goal a script of that key must have run.
 */
import { isTouchingEdge } from '../machine/scene/geometry.ts'
import type { Actor, Machine } from '../machine/state.ts'
import { blocksInside, type Block, type Project } from '../project.ts'

export type Goal =
  | 'moved'
  | 'said'
  | 'turned'
  | 'moved often'
  | 'waited'
  | 'grew'
  | 'answered a key'
  | 'did something at the edge'

export interface Watch {
  /** Call after each frame; returns true once the goal is reached, and from then on. */
  readonly see: () => boolean
}

/** Starts with the current state of the game; every Run has a new machine and a new watch. */
export function watchFor(wanted: Goal, machine: Machine, project: Project): Watch {
  const cat = machine.actors.find(({ isClone }) => !isClone)
  if (!cat) return { see: () => false }
  const isMet = ways[wanted]({ cat, first: lookAt(cat), machine, project })
  let before = lookAt(cat)
  let met = false
  return {
    see() {
      const now = lookAt(cat)
      met ||= isMet(now, before)
      before = now
      return met
    },
  }
}

/** The visible state of a sprite. */
interface Look {
  readonly x: number
  readonly y: number
  readonly direction: number
  readonly size: number
  readonly visible: boolean
  readonly says: string
}

interface Start {
  readonly cat: Actor
  readonly first: Look
  readonly machine: Machine
  readonly project: Project
}

type IsMet = (now: Look, before: Look) => boolean

const minSteps = 10
const minDegrees = 15
const minGrowth = 5
/** Two moves could be two blocks; three mean a repeat. */
const minMoves = 3
const minWaitMs = 500
/** Positions are floating-point numbers: ten steps in some direction may be slightly shorter. */
const nearly = 0.001

const ways: Readonly<Record<Goal, (start: Start) => IsMet>> = {
  moved:
    ({ first }) =>
    (now) =>
      Math.hypot(now.x - first.x, now.y - first.y) >= minSteps - nearly,
  said: () => (now) => now.visible && now.says.trim() !== '',
  turned:
    ({ first }) =>
    (now) =>
      degreesBetween(now.direction, first.direction) >= minDegrees - nearly,
  'moved often': () => {
    let moves = 0
    return (now, before) => {
      if (hasMoved(now, before)) moves++
      return moves >= minMoves
    }
  },
  waited: waits,
  grew:
    ({ first }) =>
    (now) =>
      now.size >= first.size + minGrowth - nearly,
  'answered a key': ({ machine, project }) => {
    const answering = blocksUnderKeys(project)
    return (now, before) => hasChanged(now, before) && [...machine.ran].some((id) => answering.has(id))
  },
  'did something at the edge':
    ({ cat, machine }) =>
    (now, before) =>
      // A finished script only happened to end at the edge.
      isTouchingEdge(cat) && isBusy(cat, machine) && hasChanged({ ...now, x: before.x, y: before.y }, before),
}

/** A script was running, nothing visible changed for a while, and then something did. */
function waits({ cat, machine }: Start): IsMet {
  let sinceMs = machine.frameMs
  return (now, before) => {
    const changed = hasChanged(now, before)
    const waited = changed && machine.frameMs - sinceMs >= minWaitMs
    if (changed || !isBusy(cat, machine)) sinceMs = machine.frameMs
    return waited
  }
}

function isBusy(cat: Actor, { threads }: Machine): boolean {
  return threads.some(({ actor }) => actor === cat)
}

function lookAt({ x, y, direction, size, visible, bubble }: Actor): Look {
  return { x, y, direction, size, visible, says: bubble?.text ?? '' }
}

function hasMoved(now: Look, before: Look): boolean {
  return now.x !== before.x || now.y !== before.y
}

function hasChanged(now: Look, before: Look): boolean {
  const { direction, size, visible, says } = before
  const isSame = now.direction === direction && now.size === size && now.visible === visible && now.says === says
  return !isSame || hasMoved(now, before)
}

function degreesBetween(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

function blocksUnderKeys({ sprites }: Project): ReadonlySet<string> {
  const scripts = sprites.flatMap(({ scripts: own }) => own.map(({ blocks }) => blocks))
  const ofKeys = scripts.filter(([hat]) => hat?.opcode === 'event_whenkeypressed').flat()
  const ids = (block: Block): string[] => [block.id, ...blocksInside(block).flatMap(ids)]
  return new Set(ofKeys.flatMap(ids))
}

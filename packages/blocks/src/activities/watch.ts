/**
 * Looks at a running game, frame by frame, and says whether something has happened in it. It never reads which blocks there
 * are: only what the first sprite did counts. The one exception is a key, where a script of that key has to have run.
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
  /** After each frame; true once it has happened, and from then on. */
  readonly see: () => boolean
}

/** Begins with the game as it stands; every Run is another machine and another watch. */
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

/** What can be seen of a sprite. */
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

const leastSteps = 10
const leastDegrees = 15
const leastGrowth = 5
/** Twice could be two blocks; three times is a repeat. */
const leastMoves = 3
const leastWaitMs = 500
/** Numbers of a game are fractions: ten steps in some direction may end a little short. */
const nearly = 0.001

const ways: Readonly<Record<Goal, (start: Start) => IsMet>> = {
  moved:
    ({ first }) =>
    (now) =>
      Math.hypot(now.x - first.x, now.y - first.y) >= leastSteps - nearly,
  said: () => (now) => now.visible && now.says.trim() !== '',
  turned:
    ({ first }) =>
    (now) =>
      degreesBetween(now.direction, first.direction) >= leastDegrees - nearly,
  'moved often': () => {
    let moves = 0
    return (now, before) => {
      if (hasMoved(now, before)) moves++
      return moves >= leastMoves
    }
  },
  waited: waits,
  grew:
    ({ first }) =>
    (now) =>
      now.size >= first.size + leastGrowth - nearly,
  'answered a key': ({ machine, project }) => {
    const answering = blocksUnderKeys(project)
    return (now, before) => hasChanged(now, before) && [...machine.ran].some((id) => answering.has(id))
  },
  'did something at the edge':
    ({ cat, machine }) =>
    (now, before) =>
      // A script that is over only happened to end there.
      isTouchingEdge(cat) && isBusy(cat, machine) && hasChanged({ ...now, x: before.x, y: before.y }, before),
}

/** A script was under way, nothing was to be seen for a while, and then something was. */
function waits({ cat, machine }: Start): IsMet {
  let sinceMs = machine.frameMs
  return (now, before) => {
    const changed = hasChanged(now, before)
    const waited = changed && machine.frameMs - sinceMs >= leastWaitMs
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

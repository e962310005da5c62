/**
 * Eight small activities, from easy to harder. The steps say what to do; whether the goal is reached is checked in the
 * running game (`watch.ts`), so any other way to reach it counts too.
 */
import type { Level } from '../palette/palette.ts'
import type { Goal } from './watch.ts'
import { palette } from '../palette/wide-palette.ts'

export interface Activity {
  readonly id: ActivityId
  /** The blocks in the script before the child adds any. */
  readonly begins: readonly StartBlock[]
  /** Two or three steps in order. */
  readonly steps: readonly ActivityStep[]
  readonly wanted: Goal
}

export type ActivityId = 'move' | 'hello' | 'turn' | 'repeat' | 'wait' | 'grow' | 'key' | 'edge'

export type ActivityStep =
  | { readonly kind: 'add'; readonly opcode: string }
  /** The block goes into the substack of the block above: this many levels deep. */
  | { readonly kind: 'inside'; readonly opcode: string; readonly times: 1 | 2 }
  | { readonly kind: 'run' }
  | { readonly kind: 'run and key' }

/** A block present from the start, with other values than in the palette. */
export interface StartBlock {
  readonly opcode: string
  readonly values?: Readonly<Record<string, string>>
  readonly inside?: readonly StartBlock[]
}

const run = { kind: 'run' } as const

/** Reaches the edge and a little further, wherever the child puts the cat. */
const walk: StartBlock = {
  opcode: 'control_repeat',
  values: { TIMES: '50' },
  inside: [{ opcode: 'motion_movesteps' }, { opcode: 'control_if' }],
}

export const activities: readonly Activity[] = [
  { id: 'move', begins: [], steps: [add('motion_movesteps'), run], wanted: 'moved' },
  { id: 'hello', begins: [], steps: [add('looks_say'), run], wanted: 'said' },
  { id: 'turn', begins: [], steps: [add('motion_turnright'), run], wanted: 'turned' },
  {
    id: 'repeat',
    begins: [{ opcode: 'control_repeat' }],
    steps: [add('motion_movesteps'), inside('motion_movesteps', 1), run],
    wanted: 'moved often',
  },
  {
    id: 'wait',
    begins: [{ opcode: 'motion_movesteps' }],
    steps: [add('control_wait'), add('looks_say'), run],
    wanted: 'waited',
  },
  { id: 'grow', begins: [], steps: [add('looks_changesizeby'), run], wanted: 'grew' },
  {
    id: 'key',
    begins: [],
    steps: [add('event_whenkeypressed'), add('motion_movesteps'), { kind: 'run and key' }],
    wanted: 'answered a key',
  },
  { id: 'edge', begins: [walk], steps: [add('looks_say'), inside('looks_say', 2), run], wanted: 'did something at the edge' },
]

/** The activities that can be made with the blocks in the palette. */
export function activitiesAt(level: Level): readonly Activity[] {
  const offered = new Set(palette(level))
  const needed = ({ steps, begins }: Activity) => [
    ...begins,
    ...begins.flatMap(({ inside: own = [] }) => own),
    ...steps.filter(isAdding),
  ]
  return activities.filter((activity) => needed(activity).every(({ opcode }) => offered.has(opcode)))
}

function isAdding(step: ActivityStep): step is Extract<ActivityStep, { kind: 'add' }> {
  return step.kind === 'add'
}

function add(opcode: string): ActivityStep {
  return { kind: 'add', opcode }
}

function inside(opcode: string, times: 1 | 2): ActivityStep {
  return { kind: 'inside', opcode, times }
}

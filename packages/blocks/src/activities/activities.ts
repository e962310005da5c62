/**
 * Eight small things to make, from easy to less easy. What a child does is said in steps; whether it came about is seen
 * in the running game (`watch.ts`), so any other way to make it happen counts just as much.
 */
import type { Level } from '../palette/palette.ts'
import type { Goal } from './watch.ts'
import { palette } from '../palette/wide-palette.ts'

export interface Activity {
  readonly id: ActivityId
  /** What stands in the script before the child adds anything. */
  readonly begins: readonly StartBlock[]
  /** First this, then that: two or three. */
  readonly steps: readonly ActivityStep[]
  readonly wanted: Goal
}

export type ActivityId = 'move' | 'hello' | 'turn' | 'repeat' | 'wait' | 'grow' | 'key' | 'edge'

export type ActivityStep =
  | { readonly kind: 'add'; readonly opcode: string }
  /** The block goes into what lies above it: so many times deep. */
  | { readonly kind: 'inside'; readonly opcode: string; readonly times: 1 | 2 }
  | { readonly kind: 'run' }
  | { readonly kind: 'run and key' }

/** A block that is there from the start, with other values than the palette gives. */
export interface StartBlock {
  readonly opcode: string
  readonly values?: Readonly<Record<string, string>>
  readonly inside?: readonly StartBlock[]
}

const run = { kind: 'run' } as const

/** To the edge and a little further, wherever a child puts the cat. */
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

/** Those that can be made with the blocks that the palette offers. */
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

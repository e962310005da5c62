/**
 * What one block is: its inputs with what stands in them at first, and what it does. A new block is one entry in a file of
 * this folder; what it says stands in `words/<language>/creator/blocks.ts` of @ankur/content.
 *
 * What a block does is given as a function of its place in a script (`Site`), run once when the game starts; it hands
 * back the closure that runs each time.
 */
import type { Block, Value } from '../project.ts'
import type { Cell, Definition, ListCell, Step, Thread } from '../machine/state.ts'

export type Kind = 'motion' | 'looks' | 'sound' | 'events' | 'control' | 'sensing' | 'operators' | 'variables' | 'own'

export interface InputSpec {
  readonly type: 'number' | 'positive' | 'whole' | 'integer' | 'angle' | 'color' | 'text' | 'message' | 'menu' | 'boolean'
  readonly value: string
  /** The opcode and field of the small block that Scratch puts into an input with a menu. */
  readonly menu?: { readonly opcode: string; readonly field: string }
}

interface About {
  readonly inputs?: Readonly<Record<string, InputSpec>>
  readonly fields?: Readonly<Record<string, string>>
  readonly substacks?: 1 | 2
  /** Nothing can follow it. */
  readonly isCap?: boolean
  /** Does nothing here: kept for the files that hold it, not offered. */
  readonly isIdle?: boolean
}

/** Does something at once and goes on. */
export interface Command extends About {
  readonly shape: 'command'
  readonly run: (site: Site) => Run
}

/** Decides itself where its script goes on. */
export interface Control extends About {
  readonly shape: 'control'
  readonly step: (site: Site, next: Step) => Step
  /** The same as a command, for where nothing inside it can yield. */
  readonly plain?: (site: Site) => Run
}

/**
 * Gives a value. Where a number is wanted NaN counts as 0: a reporter that gives `number` and may give NaN says in
 * `asNumber` how to read it there, and others may say it to be faster.
 */
export type Reporter = About & { readonly shape: 'reporter'; readonly asNumber?: (site: Site) => Read<number> } & (
    | { readonly gives: 'number'; readonly read: (site: Site) => Read<number> }
    | { readonly gives: 'text'; readonly read: (site: Site) => Read<string> }
    | { readonly gives: 'boolean'; readonly read: (site: Site) => Read<boolean> }
    | { readonly gives: 'value'; readonly read: (site: Site) => Read<Value> }
  )

/** Starts a script when the event that `key` names happens. */
export interface Hat extends About {
  readonly shape: 'hat'
  readonly key: (field: (name: string) => string) => string
  readonly restarts: boolean
}

/** Starts a script when what it watches turns true. */
export interface EdgeHat extends About {
  readonly shape: 'edge-hat'
  readonly isTrue: (site: Site) => Read<boolean>
}

/** A part of another block: a definition's first line. Does nothing by itself. */
export interface Part extends About {
  readonly shape: 'part'
}

export type Entry = Command | Control | Reporter | Hat | EdgeHat | Part
export type Entries = Readonly<Record<string, Entry>>

export type Run = (thread: Thread) => void
export type Read<T> = (thread: Thread) => T

/** A block's place in a script while it is made ready to run. */
export interface Site {
  readonly block: Block
  number(input: string): Read<number>
  text(input: string): Read<string>
  boolean(input: string): Read<boolean>
  value(input: string): Read<Value>
  /** What stands in an input that holds no block; undefined when a block lies in it. */
  typed(input: string): string | undefined
  /**
   * Scratch reads a waiting or looping block's inputs again in every round, though it uses only the first reading. That is
   * seen where reading draws by chance: then this reads them again, else it is null.
   */
  readAgain(...inputs: string[]): Run | null
  field(name: string): string
  variable(): Slot<Cell>
  list(): Slot<ListCell>
  /** The steps of a substack, ending in `after`. */
  substack(index: number, after: Step): Step
  /** Whether nothing in a substack can yield. */
  isPlain(substack: number): boolean
  /** A plain substack as one command. */
  plainSubstack(index: number): Run
  /** A number of its own for this block in each call: counting rounds. */
  counter(): number
  /** The block of one's own that this block calls. */
  definition(): Definition | undefined
  /** Where an argument of the block being defined stands; -1 outside. */
  argument(name: string): number
}

/** Where a variable or list is found: the same for everybody, or each sprite's and clone's own. */
export type Slot<T> = { readonly shared: T } | { readonly shared: null; readonly index: number }

export function number(value: string): InputSpec {
  return { type: 'number', value }
}

export function text(value: string): InputSpec {
  return { type: 'text', value }
}

export function menu(opcode: string, field: string, value: string): InputSpec {
  return { type: 'menu', value, menu: { opcode, field } }
}

export function color(value: string): InputSpec {
  return { type: 'color', value }
}

export const boolean: InputSpec = { type: 'boolean', value: '' }

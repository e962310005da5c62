/**
 * The definition of one block: its inputs with their default values, and what it does. A new block is one entry in a file
 * of this folder; its texts are in `words/<language>/creator/blocks.ts` of @ankur/content.
 *
 * The behaviour of a block is a function of its position in a script (`Site`), run once when the game starts; it returns
 * the closure that runs each time.
 */
import type { Block, Value } from '../project.ts'
import type { Definition, Step, Thread } from '../machine/state.ts'
import type { Cell, ListCell } from '../machine/values.ts'

export type Kind = 'motion' | 'looks' | 'sound' | 'events' | 'control' | 'sensing' | 'operators' | 'variables' | 'own'

export interface InputSpec {
  readonly type: 'number' | 'positive' | 'whole' | 'integer' | 'angle' | 'color' | 'text' | 'message' | 'menu' | 'boolean'
  readonly value: string
  /** The opcode and field of the shadow block that Scratch puts into a menu input. */
  readonly menu?: { readonly opcode: string; readonly field: string }
}

interface About {
  readonly inputs?: Readonly<Record<string, InputSpec>>
  readonly fields?: Readonly<Record<string, string>>
  readonly substacks?: 1 | 2
  /** No block can follow it. */
  readonly isCap?: boolean
  /** Does nothing here: supported for files that contain it, not in the palette. */
  readonly isIdle?: boolean
}

/** Does something and continues immediately. */
export interface Command extends About {
  readonly shape: 'command'
  readonly run: (site: Site) => Run
}

/** Controls itself where its script continues. */
export interface Control extends About {
  readonly shape: 'control'
  readonly step: (site: Site, next: Step) => Step
  /** The same as a command, for a content that cannot yield. */
  readonly plain?: (site: Site) => Run
}

/**
 * Returns a value. Where a number is needed, NaN counts as 0: a reporter with `number` that may return NaN defines the
 * conversion in `asNumber`, and others may define it for speed.
 */
export type Reporter = About & { readonly shape: 'reporter'; readonly asNumber?: (site: Site) => Read<number> } & (
    | { readonly gives: 'number'; readonly read: (site: Site) => Read<number> }
    | { readonly gives: 'text'; readonly read: (site: Site) => Read<string> }
    | { readonly gives: 'boolean'; readonly read: (site: Site) => Read<boolean> }
    | { readonly gives: 'value'; readonly read: (site: Site) => Read<Value> }
  )

/** Starts a script on the event given by `key`. */
export interface Hat extends About {
  readonly shape: 'hat'
  readonly key: (field: (name: string) => string) => string
  readonly restarts: boolean
}

/** Starts a script when its condition becomes true. */
export interface EdgeHat extends About {
  readonly shape: 'edge-hat'
  readonly isTrue: (site: Site) => Read<boolean>
}

/** A part of another block: the prototype of a definition. Does nothing by itself. */
export interface Part extends About {
  readonly shape: 'part'
}

export type Entry = Command | Control | Reporter | Hat | EdgeHat | Part
export type Entries = Readonly<Record<string, Entry>>

export type Run = (thread: Thread) => void
export type Read<T> = (thread: Thread) => T

/** A block's position in a script during compilation. */
export interface Site {
  readonly block: Block
  number(input: string): Read<number>
  text(input: string): Read<string>
  boolean(input: string): Read<boolean>
  value(input: string): Read<Value>
  /** The value of an input without a block; undefined when it contains a block. */
  typed(input: string): string | undefined
  /**
   * Scratch reads the inputs of a waiting or looping block again in every iteration, though it uses only the first value.
   * That is visible when reading uses a random number: then this reads them again, otherwise it is null.
   */
  readAgain(...inputs: string[]): Run | null
  field(name: string): string
  variable(): Slot<Cell>
  list(): Slot<ListCell>
  /** The steps of a substack, ending in `after`. */
  substack(index: number, after: Step): Step
  /** Whether a substack cannot yield. */
  isPlain(substack: number): boolean
  /** A substack that cannot yield, as one command. */
  plainSubstack(index: number): Run
  /** A counter of this block in each call: for iterations. */
  counter(): number
  /** The custom block that this block calls. */
  definition(): Definition | undefined
  /** The index of an argument of the custom block being defined; -1 outside. */
  argument(name: string): number
}

/** Where a variable or list is stored: globally, or in each sprite and clone. */
export type Slot<T> = { readonly shared: T } | { readonly shared: null; readonly index: number; readonly isList?: boolean }

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

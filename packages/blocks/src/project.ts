/**
 * A game as data: what is saved, edited and run. Opcodes, input and field names are Scratch's own, so that searching for
 * one finds its documentation. Positions are Scratch coordinates: the centre of the stage is 0, 0 and y goes up.
 *
 * Names from files never become keys of an object: entries are lists with a `name`.
 */
export interface Project {
  readonly stage: Stage
  /** In creation order; `layer` gives the drawing order. */
  readonly sprites: readonly Sprite[]
  /** Messages that can be broadcast. */
  readonly messages: readonly string[]
  /** Monitors of variables and lists on the stage. */
  readonly monitors: readonly Monitor[]
  /** The number in the next id that editing assigns. */
  readonly nextId: number
  readonly kept?: ForeignJson
}

/**
 * Unknown content of an imported file, as JSON text: it is exported unchanged. Stored as text, so that nothing in it can be
 * mistaken for our own data.
 */
export type ForeignJson = string

export interface Target {
  readonly name: string
  readonly costumes: readonly Costume[]
  /** Index into `costumes`, from 0. */
  readonly costume: number
  readonly sounds: readonly Sound[]
  readonly volume: number
  readonly variables: readonly Variable[]
  readonly lists: readonly List[]
  readonly scripts: readonly Script[]
  /** Comments on Scratch's workspace that belong to no block. */
  readonly comments?: readonly Comment[]
  readonly kept?: ForeignJson
}

export type Stage = Target

export interface Sprite extends Target {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Degrees: 90 right, 0 up, clockwise. */
  readonly direction: number
  /** Per cent. */
  readonly size: number
  readonly visible: boolean
  readonly draggable: boolean
  readonly rotationStyle: RotationStyle
  /** 1 is at the back. */
  readonly layer: number
}

export type RotationStyle = 'all around' | 'left-right' | "don't rotate"

/** Sizes and centre in stage units. `picture` names one of our own pictures or a file of the game. */
export interface Costume {
  readonly name: string
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly centerX: number
  readonly centerY: number
  /** Pixels per stage unit: 1 for drawings, 2 for most bitmaps. */
  readonly resolution: number
  readonly kept?: ForeignJson
}

export interface Sound {
  readonly name: string
  readonly file: string
  readonly seconds: number
  /** Samples per second, if they are not the usual 48,000. */
  readonly rate?: number
  readonly kept?: ForeignJson
}

export interface Variable {
  readonly id: string
  readonly name: string
  readonly value: Value
  /** A cloud variable: Scratch stores it on its server; here it is a normal variable. */
  readonly isCloud?: true
}

export interface List {
  readonly id: string
  readonly name: string
  readonly items: readonly Value[]
}

export interface Monitor {
  /** Of the variable or list. */
  readonly id: string
  readonly visible: boolean
  /** Its position and look in Scratch. */
  readonly kept?: ForeignJson
}

export type Value = number | string | boolean

/** A row of connected blocks, from the top. `x`, `y` is its position in Scratch's workspace. */
export interface Script {
  readonly x: number
  readonly y: number
  readonly blocks: readonly Block[]
}

export interface Block {
  readonly id: string
  readonly opcode: string
  readonly inputs: readonly Input[]
  readonly fields: readonly Field[]
  /** The substacks of repeat, if and similar blocks: SUBSTACK, then SUBSTACK2. */
  readonly stacks: readonly (readonly Block[])[]
  /** Only on blocks that define or call a custom block. */
  readonly procedure?: Procedure
  readonly comment?: Comment
  readonly kept?: ForeignJson
}

/** A comment that somebody wrote beside a script in Scratch. */
export interface Comment {
  readonly text: string
  /** Null when it is beside a block. */
  readonly x: number | null
  readonly y: number | null
  readonly width: number
  readonly height: number
  readonly minimized: boolean
}

export interface Input {
  readonly name: string
  /** The typed or chosen value; it stays stored while the input contains a block. */
  readonly value: string
  readonly block?: Block
  /** The shadow of this input in a file, as JSON, if it differs from what we would write: see `sb3/shadows.ts`. */
  readonly shadow?: ForeignJson
}

export interface Field {
  readonly name: string
  readonly value: string
  /** The id of the variable or list in the field. */
  readonly id?: string
}

/** A custom block: `code` is its text with %s and %b for the arguments. */
export interface Procedure {
  readonly code: string
  readonly argumentIds: readonly string[]
  readonly argumentNames: readonly string[]
  readonly argumentDefaults: readonly string[]
  /** Runs without screen refresh. */
  readonly warp: boolean
}

export const limits = {
  sprites: 200,
  blocks: 10_000,
  stackDepth: 100,
  reporterDepth: 50,
  variables: 1000,
  /** Costumes, and sounds, of one sprite. */
  media: 1000,
  comments: 1000,
  /** As many as a list can get while a game runs, as in Scratch. */
  listItems: 200_000,
  /** Some games keep a level or a picture in one text. */
  textLength: 100_000,
  nameLength: 1000,
  commentLength: 8000,
  /** The maximum length of one piece of unknown content. */
  keptLength: 20_000,
} as const

/** Ours have two at most; an unknown block may have more. */
export const maxSubstacks = 20

export const stageWidth = 480
export const stageHeight = 360

/** The direct child blocks: in its inputs and in its substacks. */
export function blocksInside(block: Block): Block[] {
  return [...block.inputs.flatMap((input) => input.block ?? []), ...block.stacks.flat()]
}

/** The stage, then every sprite. */
export function targetsOf(project: Project): Target[] {
  return [project.stage, ...project.sprites]
}

/** Games are immutable and most edits change only one sprite, so the result is cached per target. */
const known = new WeakMap<readonly Script[], readonly Block[]>()

/** Every block of a target, parents first. */
export function blocksOf({ scripts }: Pick<Target, 'scripts'>): readonly Block[] {
  const before = known.get(scripts)
  if (before) return before
  const found: Block[] = []
  const waiting = scripts.flatMap(({ blocks }) => blocks).toReversed()
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    found.push(block)
    waiting.push(...blocksInside(block).toReversed())
  }
  known.set(scripts, found)
  return found
}

/** Every block of a project, parents first. */
export function allBlocks(project: Project): readonly Block[] {
  return targetsOf(project).flatMap(blocksOf)
}

/** The limits of a game, checked by editing as well. */
export function tooMuchIn(project: Project): 'too_many_blocks' | 'too_deep' | null {
  interface PendingBlock {
    readonly block: Block
    readonly stack: number
    readonly reporter: number
  }
  const waiting: PendingBlock[] = []
  for (const { scripts } of targetsOf(project)) {
    for (const { blocks } of scripts) for (const each of blocks) waiting.push({ block: each, stack: 0, reporter: 0 })
  }
  let count = 0
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const { stack, reporter } = found
    if (++count > limits.blocks) return 'too_many_blocks'
    if (stack > limits.stackDepth || reporter > limits.reporterDepth) return 'too_deep'
    for (const { block: inside } of found.block.inputs) if (inside) waiting.push({ block: inside, stack, reporter: reporter + 1 })
    for (const inside of found.block.stacks.flat()) waiting.push({ block: inside, stack: stack + 1, reporter })
  }
  return null
}

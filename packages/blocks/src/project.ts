/**
 * A game as data: what is saved, edited and run. Opcodes, input and field names are Scratch's own, so that searching for
 * one finds its documentation. Positions are Scratch coordinates: the middle of the stage is 0, 0 and y goes up.
 *
 * Names from files never become keys of an object: entries are lists with a `name`.
 */
export interface Project {
  readonly stage: Stage
  /** In the order they were made; `layer` says who stands in front. */
  readonly sprites: readonly Sprite[]
  /** Messages that can be broadcast. */
  readonly messages: readonly string[]
  /** Readouts of variables and lists on the stage. */
  readonly monitors: readonly Monitor[]
  /** The number in the next id that editing gives out. */
  readonly nextId: number
  readonly kept?: ForeignJson
}

/**
 * What came in a file from elsewhere and means nothing here, as JSON: it goes back into a file as it came. Text, so that
 * nothing in it can be taken for something of ours.
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
  /** Notes on Scratch's workspace that belong to no block. */
  readonly comments?: readonly Comment[]
  readonly kept?: ForeignJson
}

export type Stage = Target

export interface Sprite extends Target {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Degrees: 90 right, 0 up, growing clockwise. */
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

/** Sizes and centre in stage units. `picture` names one of our own pictures or a file that came with the game. */
export interface Costume {
  readonly name: string
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly centerX: number
  readonly centerY: number
  /** Picture points to a stage unit: 1 for drawings, 2 for most photos. */
  readonly resolution: number
  readonly kept?: ForeignJson
}

export interface Sound {
  readonly name: string
  readonly file: string
  readonly seconds: number
  /** Samples in a second, where they are not the usual 48,000. */
  readonly rate?: number
  readonly kept?: ForeignJson
}

export interface Variable {
  readonly id: string
  readonly name: string
  readonly value: Value
  /** Scratch keeps it on its server; here it is a variable like the others. */
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
  /** Where it stands and how it looks in Scratch. */
  readonly kept?: ForeignJson
}

export type Value = number | string | boolean

/** Blocks that hang together, from the top. `x`, `y` is where Scratch's workspace draws them. */
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
  /** The substacks of repeat, if and their like: SUBSTACK, then SUBSTACK2. */
  readonly stacks: readonly (readonly Block[])[]
  /** Only on blocks that define or call a block of one's own. */
  readonly procedure?: Procedure
  readonly comment?: Comment
  readonly kept?: ForeignJson
}

/** A note that somebody wrote beside a script in Scratch. */
export interface Comment {
  readonly text: string
  /** Null beside a block that says where. */
  readonly x: number | null
  readonly y: number | null
  readonly width: number
  readonly height: number
  readonly minimized: boolean
}

export interface Input {
  readonly name: string
  /** What is typed or chosen; it waits underneath while a block lies in the input. */
  readonly value: string
  readonly block?: Block
  /** What a file has in this input by nature, as JSON, where it is not what we would write: see `sb3/shadows.ts`. */
  readonly shadow?: ForeignJson
}

export interface Field {
  readonly name: string
  readonly value: string
  /** Of the variable or list that the field names. */
  readonly id?: string
}

/** A block of one's own: `code` is its text with %s and %b where arguments go. */
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
  listItems: 10_000,
  textLength: 10_000,
  nameLength: 1000,
  commentLength: 8000,
  /** Characters of one piece of what is kept. */
  keptLength: 20_000,
} as const

/** Ours have two at most; a block that we do not know may have more. */
export const mostSubstacks = 20

export const stageWidth = 480
export const stageHeight = 360

/** The blocks that lie directly inside this one: in its inputs and in its substacks. */
export function blocksInside(block: Block): Block[] {
  return [...block.inputs.flatMap((input) => input.block ?? []), ...block.stacks.flat()]
}

/** The stage, then every sprite. */
export function targetsOf(project: Project): Target[] {
  return [project.stage, ...project.sprites]
}

/** Games are immutable and most changes leave all sprites but one as they are: asked about often, walked through once. */
const known = new WeakMap<readonly Script[], readonly Block[]>()

/** Every block of a target, each before what lies inside it. */
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

/** Every block of a project, each before what lies inside it. */
export function allBlocks(project: Project): readonly Block[] {
  return targetsOf(project).flatMap(blocksOf)
}

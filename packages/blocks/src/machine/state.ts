/**
 * What a running game consists of. All of it changes while the game runs; only `start` makes it and only blocks, frames
 * and events change it.
 */
import type { Costume, Procedure, RotationStyle, Sound, Value } from '../project.ts'
import type { Glide, Heading, Pose } from './scene/pose.ts'
import type { Shape } from './scene/shape.ts'
import type { Moment, Timer, Warp } from './time.ts'

/** Everything a machine would otherwise take from the world. */
export interface World {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
  /** A fraction from 0 up to 1, 1 excluded. */
  readonly random: () => number
  /** How many passes a frame may make at most, whatever the clock says. */
  readonly passLimit?: number
  /** How long a frame may go on making passes. Without it only the pass limit counts. */
  readonly frameBudgetMs?: number
  /** What of a picture is opaque with these effects, where the page knows it; else its whole rectangle counts. */
  readonly shapeOf?: ((costume: Costume, effects: ReadonlyMap<string, number>) => Shape) | undefined
  /** Tells what colours lie under a sprite (`colors.ts`). Without it no colour is touched. */
  readonly colors?: ColorSense | undefined
  /** The date and time of day. Without it the clock counts from the first day of 1970. */
  readonly date?: () => Moment
  /** Waits by the clock read their inputs in every pass, as Scratch does: for comparing runs draw by draw. Costs much. */
  readonly readsInEveryPass?: boolean
  /** Keep track of which block each thread runs; slower. */
  readonly watchesBlocks?: boolean
}

export interface ColorSense {
  /** Whether an opaque point of the sprite lies on a colour. */
  readonly isTouching: (actor: Actor, color: Value) => boolean
  /** The same for the points of the sprite that have a colour of their own. */
  readonly isColorTouching: (actor: Actor, own: Value, color: Value) => boolean
  /** How far apart to look for points that a sprite shares with others, so that it does not take too long. */
  readonly stepOver: (actor: Actor, others: readonly Actor[]) => number
}

export interface Machine {
  readonly world: World
  stage: Actor
  /** Originals in the order they were made, then clones. */
  actors: Actor[]
  /** Sprites and clones from back to front. */
  layers: Actor[]
  /** The same with the bubbles among them, while there are some: each counts as a layer. */
  layersAndBubbles: (Actor | BubbleOf)[] | null
  /** Scripts start in the order of the layers from the front, which does not count bubbles. */
  turns: Actor[]
  threads: Thread[]
  readonly messages: readonly string[]
  /** What shows its value on the stage. */
  readonly shown: Set<Cell | ListCell>
  /** What the game has a readout for, shown or not. */
  readonly monitored: Set<Cell | ListCell>
  turbo: boolean
  /** Something visible changed, so the frame ends after this pass. */
  redraw: boolean
  /** The clock as read once at the start of the frame. */
  frameMs: number
  timerStartMs: number
  timers: Timer[]
  /** Parked threads that the next frame wakes before it begins. */
  resting: Thread[]
  /** Passes made in this frame. */
  passes: number
  /** A thread alone in the list goes round by itself until so many passes are made. */
  aloneUntil: number
  /** What is left in this frame for loops without screen refresh. */
  readonly warp: Warp
  /** Drawings of which finer points were asked for: how fine. */
  readonly finest: Map<Costume, number>
  /** Calls of own blocks that have not returned, over all threads. */
  openCalls: number
  readonly keys: Set<string>
  readonly mouse: Mouse
  dragged: Drag | null
  answer: string
  /** The one counter that Scratch 2 gave every game. */
  counter: number
  readonly questions: Question[]
  /** The last question event: the text that the page is to ask, empty when a sprite's bubble asks, null when all were dropped. */
  asked: string | null
  /** Sounds started in this frame. */
  played: { readonly actor: Actor; readonly sound: Sound }[]
  /** Sounds that scripts wait for. */
  playing: Playing[]
  /** Notes and drums of this frame. */
  notes: Note[]
  /** Beats in a minute. */
  tempo: number
  speeches: readonly Speech[]
  speechLanguage: string
  /** Null until something is drawn. */
  penLayer: PenLayer | null
  /** When a block asked for silence in this frame: how many of `played` came before it. */
  silencedAfter: number | null
  /** Ids of the blocks that ran in this frame, when the machine watches them. */
  readonly ran: Set<string>
  nextActorId: number
}

/** A sprite that the pointer holds, and where. */
export interface Drag {
  readonly actor: Actor
  readonly byX: number
  readonly byY: number
}

export interface Mouse {
  /** False until the pointer first reaches the stage. */
  known: boolean
  x: number
  y: number
  down: boolean
}

/** What the page is to let hear in this frame. */
export interface Note {
  readonly actor: Actor
  readonly sound:
    | { readonly kind: 'note'; readonly pitch: number; readonly instrument: number; readonly seconds: number }
    | { readonly kind: 'drum'; readonly drum: number }
}

/** What a voice is to say while its script waits. */
export interface Speech {
  readonly words: string
  /** One of the voices that Scratch names. */
  readonly voice: string
  readonly language: string
  readonly actor: Actor
  readonly waitForVoice: () => void
  readonly ends: () => void
}

/** What pens have drawn: a point for each unit of the stage from the upper left, red, green, blue and alpha, premultiplied. */
export interface PenLayer {
  readonly points: Uint8ClampedArray
  /** Another one after each change. */
  version: number
}

/** A sprite's pen; `extensions/pen.ts` has the rest of it. */
export interface Pen {
  readonly copy: () => Pen
  /** The actor went from there to where it is. */
  readonly moved: (actor: Actor, fromX: number, fromY: number) => void
}

export interface Playing {
  readonly program: Program
  readonly sound: Sound
  readonly thread: Thread
  readonly timer: Timer
}

export interface Question {
  readonly text: string
  readonly actor: Actor
  readonly thread: Thread
  /** The sprite itself asks; otherwise the page does. */
  readonly isInBubble: boolean
}

/** The stage, a sprite or a clone. */
export interface Actor {
  readonly id: number
  readonly machine: Machine
  readonly program: Program
  readonly isStage: boolean
  readonly isClone: boolean
  isGone: boolean
  x: number
  y: number
  direction: number
  size: number
  visible: boolean
  draggable: boolean
  rotationStyle: RotationStyle
  costume: number
  volume: number
  readonly effects: Map<string, number>
  readonly soundEffects: Map<string, number>
  bubble: Bubble | null
  readonly cells: Cell[]
  readonly lists: ListCell[]
  /** The thread of each script, by the script's index. */
  readonly running: (Thread | null)[]
  /** What hats that watch something saw last, by the script's index. */
  readonly edges: boolean[]
  /** Null until a block of the pen is used. */
  pen: Pen | null
  /** From 0; of the blocks of music. */
  instrument?: number
  /** Of the blocks that speak. */
  voice?: string
  /** How the picture lies; null when to be worked out again. */
  pose: Pose | null
  /** The last pose, to be filled anew. */
  spare: Pose | null
  /** Cosine and sine of where it points; null when to be worked out again. */
  heading: Heading | null
  /** So far from the stage's middle, across and up, no fence can matter, however the picture is turned; below 0 when not known. */
  freeX: number
  freeY: number
  /** So far, no part of the picture can reach an edge. */
  safeX: number
  safeY: number
  /** Whether the hull of its picture, as it is now, was asked for: by an edge, a bounce or a bubble. */
  isMeasured: boolean
}

export interface Bubble {
  readonly kind: 'say' | 'think'
  readonly text: string
}

/** The bubble of an actor, as a layer of its own. */
export interface BubbleOf {
  readonly speaker: Actor
}

export interface Cell {
  readonly name: string
  value: Value
}

export interface ListCell {
  readonly name: string
  items: Value[]
}

/** What the stage's or a sprite's scripts were made into, once for all its clones. */
export interface Program {
  readonly name: string
  readonly costumes: readonly Costume[]
  readonly sounds: readonly Sound[]
  /** The scripts that each event starts, by the event's key. */
  readonly hats: ReadonlyMap<string, readonly Entry[]>
  /** Those that watch something, by opcode. */
  readonly edges: ReadonlyMap<string, readonly Entry[]>
}

/** A script with a hat. */
export interface Entry {
  readonly index: number
  readonly first: Step
  readonly restarts: boolean
  /** For hats that watch something: whether it is so now. */
  readonly isTrue?: (thread: Thread) => boolean
  /** The block to show as running. */
  readonly hatId: string
}

/** A block of one's own, made ready. `first` is filled once its script is compiled. */
export interface Definition {
  readonly procedure: Procedure
  first: Step
}

/**
 * One step of a script: does its work and gives the step after it; or null when the thread yields, waits or ends, with
 * `thread.next` set to where it goes on. Steps call no steps, so no program is too deep.
 */
export type Step = (thread: Thread) => Step | null

export interface Thread {
  readonly actor: Actor
  readonly entry: Entry
  next: Step | null
  /** `resting` until its turn in the next frame, `parked` until something happens. */
  state: 'ready' | 'resting' | 'parked' | 'done'
  /** Waits for the clock alone: no further pass in this frame can matter to it. */
  isTimed: boolean
  /** Still in the machine's list; a sender waits for its receivers until they are not. */
  isListed: boolean
  frame: Frame
  startMs: number
  durationMs: number
  glide: Glide | null
  /** The block that runs, when the machine watches blocks. */
  blockId: string
}

/** What one call of an own block needs; a script's own level is a frame without caller. */
export interface Frame {
  readonly caller: Frame | null
  readonly returnTo: Step
  readonly definition: Definition | null
  readonly values: readonly Value[]
  readonly counters: number[]
  isWarp: boolean
  /** How many calls lie below this one. */
  readonly depth: number
  waitingFor: readonly Thread[]
}

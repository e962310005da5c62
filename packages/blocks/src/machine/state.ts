/** The state of a running game. It is mutable: only `start` creates it, and only blocks, frames and events change it. */
import type { Costume, Procedure, RotationStyle, Sound, Value } from '../project.ts'
import type { Glide, Heading, Pose } from './scene/pose.ts'
import type { Shape } from './scene/shape.ts'
import type { Moment, Timer, Warp } from './time.ts'
import type { Bubble, Cell, ListCell, Mouse, PenLayer } from './values.ts'

/** The inputs of a machine from its environment. */
export interface World {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
  /** A random number from 0 (included) to 1 (excluded). */
  readonly random: () => number
  /** The maximum number of passes in a frame, whatever the clock says. */
  readonly passLimit?: number
  /** The time limit for the passes of a frame. Without it only the pass limit counts. */
  readonly frameBudgetMs?: number
  /**
   * The opaque part of a picture with these effects; undefined if the page does not have the pixels, then the whole
   * rectangle counts.
   */
  readonly shapeOf?: ((costume: Costume, effects: ReadonlyMap<string, number>) => Shape) | undefined
  /** Senses colours under a sprite (`colors.ts`). Without it no colour is touched. */
  readonly colors?: ColorSense | undefined
  /** The date and time of day. Without it the clock starts at the first day of 1970. */
  readonly date?: () => Moment
  /** Waits by the clock read their inputs in every pass, as Scratch does: for comparing random numbers one by one. Slow. */
  readonly readsInEveryPass?: boolean
  /** Records which block each thread runs; slower. */
  readonly watchesBlocks?: boolean
}

export interface ColorSense {
  /** Whether an opaque pixel of the sprite is on a colour. */
  readonly isTouching: (actor: Actor, color: Value) => boolean
  /** The same for the pixels of the sprite with a given colour. */
  readonly isColorTouching: (actor: Actor, own: Value, color: Value) => boolean
  /** The sampling step for pixels that a sprite shares with others, so that a query does not take too long. */
  readonly stepOver: (actor: Actor, others: readonly Actor[]) => number
}

export interface Machine {
  readonly world: World
  stage: Actor
  /** Originals in creation order, then clones. */
  actors: Actor[]
  /** Sprites and clones from back to front. */
  layers: Actor[]
  /** The same including bubbles, while there are any: each counts as a layer. */
  layersAndBubbles: (Actor | BubbleOf)[] | null
  /** Scripts start in layer order from the front, which does not include bubbles. */
  turns: Actor[]
  threads: Thread[]
  readonly messages: readonly string[]
  /** A variable or list monitor on the stage. */
  readonly shown: Set<Cell | ListCell>
  /** All monitors of the game, visible or not. */
  readonly monitored: Set<Cell | ListCell>
  turbo: boolean
  /** Something visible changed, so the frame ends after this pass. */
  redraw: boolean
  /** The clock, read once at the start of the frame. */
  frameMs: number
  timerStartMs: number
  timers: Timer[]
  /** Parked threads that are woken before the next frame begins. */
  resting: Thread[]
  /** The number of passes in this frame. */
  passes: number
  /** The pass limit up to which a single thread repeats its loop without going through the thread list. */
  aloneUntil: number
  /** The time left in this frame for loops without screen refresh. */
  readonly warp: Warp
  /** Vector drawings for which a higher resolution was requested, with that resolution. */
  readonly finest: Map<Costume, number>
  /** Calls of custom blocks that have not returned, over all threads. */
  openCalls: number
  readonly keys: Set<string>
  readonly mouse: Mouse
  dragged: Drag | null
  answer: string
  /** The single counter that Scratch 2 provided in every game. */
  counter: number
  readonly questions: Question[]
  /**
   * The last question event: the text that the page shows, empty when a sprite's bubble shows it, null when all questions
   * were removed.
   */
  lastQuestion: string | null
  /** Sounds started in this frame. */
  played: { readonly actor: Actor; readonly sound: Sound }[]
  /** Sounds that scripts wait for. */
  playing: Playing[]
  /** Sounds that ended in this frame with the scripts that waited for them, and how many entries of `played` came before. */
  stoppedSounds: { readonly program: Program; readonly sound: Sound; readonly after: number }[]
  /** Notes and drums of this frame. */
  notes: Note[]
  /** Beats per minute. */
  tempo: number
  speeches: readonly Speech[]
  speechLanguage: string
  /** Null until something is drawn. */
  penLayer: PenLayer | null
  /** Set when a block stopped all sounds in this frame: how many entries of `played` came before it. */
  silencedAfter: number | null
  /** Ids of the blocks that ran in this frame, when the machine records them. */
  readonly ran: Set<string>
  nextActorId: number
}

/** The sprite that is dragged, and the grabbed position. */
export interface Drag {
  readonly actor: Actor
  readonly byX: number
  readonly byY: number
}

/** The sounds that the page plays for this frame. */
export interface Note {
  readonly actor: Actor
  readonly sound:
    | { readonly kind: 'note'; readonly pitch: number; readonly instrument: number; readonly seconds: number }
    | { readonly kind: 'drum'; readonly drum: number }
}

/** The text that the page speaks while the script waits. */
export interface Speech {
  readonly words: string
  /** One of Scratch's voice names. */
  readonly voice: string
  readonly language: string
  readonly actor: Actor
  readonly waitForVoice: () => void
  readonly ends: () => void
}

/** A sprite's pen; the rest is in `extensions/pen.ts`. */
export interface Pen {
  readonly copy: () => Pen
  /** Called when the actor moved from that position to its current one. */
  readonly moved: (actor: Actor, fromX: number, fromY: number) => void
}

export interface Playing {
  readonly actor: Actor
  readonly sound: Sound
  readonly thread: Thread
  readonly timer: Timer
}

export interface Question {
  readonly text: string
  readonly actor: Actor
  readonly thread: Thread
  /** The sprite asks in a bubble; otherwise the page does. */
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
  /** The last values of the hats that watch a condition, by the script's index. */
  readonly edges: boolean[]
  /** Null until a pen block is used. */
  pen: Pen | null
  /** From 0; used by the music blocks. */
  instrument?: number
  /** Used by the speech blocks. */
  voice?: string
  /** Null when it must be computed again. */
  pose: Pose | null
  /** The previous pose object, for reuse. */
  spare: Pose | null
  /** Cosine and sine of the direction; null when they must be computed again. */
  heading: Heading | null
  /**
   * Up to this distance from the stage's centre, across and up, no fence can matter at any rotation; below 0 when unknown.
   */
  freeX: number
  freeY: number
  /** Up to this distance no part of the picture can reach an edge. */
  safeX: number
  safeY: number
  /** Whether the hull of the current picture was requested by an edge test, a bounce or a bubble. */
  isMeasured: boolean
}

/** The bubble of an actor, as its own layer. */
export interface BubbleOf {
  readonly speaker: Actor
}

/** The compiled scripts of the stage or a sprite, shared by all its clones. */
export interface Program {
  readonly name: string
  readonly costumes: readonly Costume[]
  readonly sounds: readonly Sound[]
  /** The scripts that each event starts, by the event's key. */
  readonly hats: ReadonlyMap<string, readonly Entry[]>
  /** Scripts whose hat watches a condition, by opcode. */
  readonly edges: ReadonlyMap<string, readonly Entry[]>
}

/** A script with a hat. */
export interface Entry {
  readonly index: number
  readonly first: Step
  readonly restarts: boolean
  /** For hats that watch a condition: whether it is true now. */
  readonly isTrue?: (thread: Thread) => boolean
  /** The block to highlight as running. */
  readonly hatId: string
}

/** A compiled custom block. `first` is set once its script is compiled. */
export interface Definition {
  readonly procedure: Procedure
  first: Step
}

/**
 * One step of a script: does its work and returns the next step; or null when the thread yields, waits or ends, with
 * `thread.next` set to where it continues. Steps do not call steps, so no program can overflow the stack.
 */
export type Step = (thread: Thread) => Step | null

export interface Thread {
  readonly actor: Actor
  readonly entry: Entry
  next: Step | null
  /** `resting` until its turn in the next frame, `parked` until an event. */
  state: 'ready' | 'resting' | 'parked' | 'done'
  /** Waits for the clock only: further passes in this frame cannot affect it. */
  isTimed: boolean
  /** Still in the machine's list; a "broadcast and wait" waits until its receivers are not. */
  isListed: boolean
  frame: Frame
  startMs: number
  durationMs: number
  glide: Glide | null
  /** The running block, when the machine records blocks. */
  blockId: string
}

/** The stack frame of a call of a custom block; a script's top level is a frame without caller. */
export interface Frame {
  readonly caller: Frame | null
  readonly returnTo: Step
  readonly definition: Definition | null
  readonly values: readonly Value[]
  readonly counters: number[]
  isWarp: boolean
  /** The call depth. */
  readonly depth: number
  waitingFor: readonly Thread[]
}

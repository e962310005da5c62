/**
 * A drawing as the list of steps that made it: replaying them gives the picture, removing the last ones is undo. Positions
 * and sizes are in stage units from the upper left corner of the page. Steps are immutable; a changed part is a new step.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** The rotation centre of the picture; null for the centre of the drawn area. */
  readonly middle: Spot | null
  readonly steps: readonly Step[]
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export type Step = Stroke | Filling | Part | Layer

/** A brush stroke; without a colour it erases. `points` are alternating x and y. */
export interface Stroke {
  readonly tool: 'stroke'
  readonly color: string | null
  readonly width: number
  readonly points: readonly number[]
}

export interface Filling extends Spot {
  readonly tool: 'fill'
  readonly color: string
}

export const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'leaf', 'line'] as const
export type Shape = (typeof shapes)[number]

/** A shape around its centre. `outline` is its line width; 0 for a filled shape. */
export interface Part extends Spot {
  readonly tool: 'shape'
  readonly shape: Shape
  readonly color: string
  readonly outline: number
  readonly across: number
  readonly down: number
  /** Degrees, clockwise. */
  readonly turn: number
}

/** An earlier picture or a photo; the position is its upper left corner. */
export interface Layer extends Spot {
  readonly tool: 'layer'
  readonly isPhoto: boolean
  /** One of our pictures, or one drawn here: no part of it was imported. */
  readonly isOurs?: true
  readonly across: number
  readonly down: number
  /** Clipped to the ellipse inside its box. */
  readonly isRound: boolean
  /** A PNG or JPEG written by this device. */
  readonly bytes: Uint8Array
}

/** Of the stage: no picture made here is larger. */
export const largestPage = { width: 480, height: 360 } as const
/** Pixels per unit. */
export const paintResolution = 2
const maxSteps = 5000
const maxPoints = 20_000

/** Parses a drawing stored on this device. */
export function parseDrawing(stored: unknown): Drawing | null {
  if (!isObject(stored)) return null
  const { width, height, middle, steps } = stored
  if (!isSide(width, largestPage.width) || !isSide(height, largestPage.height) || !Array.isArray(steps)) return null
  if (steps.length > maxSteps || !steps.every(isStep)) return null
  const found = isObject(middle) && isNumber(middle.x) && isNumber(middle.y) ? { x: middle.x, y: middle.y } : null
  return { width, height, middle: found, steps }
}

/** Contains no photo and no file: only such a drawing may leave the device. */
export function isAllDrawn({ steps }: Pick<Drawing, 'steps'>): boolean {
  return steps.every((step) => step.tool !== 'layer' || step.isOurs === true)
}

function isStep(step: unknown): step is Step {
  if (!isObject(step)) return false
  if (step.tool === 'stroke') {
    const { points } = step
    const hasPoints = Array.isArray(points) && points.length >= 2 && points.length <= maxPoints && points.every(isNumber)
    return hasPoints && isNumber(step.width) && (step.color === null || isColor(step.color))
  }
  if (!isNumber(step.x) || !isNumber(step.y)) return false
  if (step.tool === 'fill') return isColor(step.color)
  if (!isNumber(step.across) || !isNumber(step.down)) return false
  if (step.tool === 'layer') return step.bytes instanceof Uint8Array
  const isKnown = step.tool === 'shape' && shapes.some((shape) => shape === step.shape)
  return isKnown && isColor(step.color) && isNumber(step.outline) && isNumber(step.turn)
}

function isSide(found: unknown, most: number): found is number {
  return isNumber(found) && found >= 1 && found <= most
}

function isNumber(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(found)
}

function isColor(found: unknown): found is string {
  return typeof found === 'string' && /^#[\da-f]{6}$/.test(found)
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null
}

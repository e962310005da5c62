/**
 * Draws the steps of a drawing on a canvas. The canvas is reused if the requested steps begin with those already drawn; for
 * undo there are snapshots of the page from a few steps earlier.
 */
import { paintResolution, type Drawing, type Layer, type Part, type Step, type Stroke } from '@ankur/blocks/paint/drawing'
import { fillAt } from '@ankur/blocks/paint/fill'
import { lineWidthOf, partPath } from '@ankur/blocks/paint/shape-path'
import { countPoints, type Curve, curveTo, lastStretch } from '@ankur/blocks/paint/smooth'
import { imageOf } from './layer-images.ts'

export interface Painter {
  readonly canvas: HTMLCanvasElement
  /** Draws exactly these steps. */
  readonly show: (steps: readonly Step[]) => void
  /** Draws the current stroke from this point on. */
  readonly grow: (stroke: Stroke, from: number) => void
  /** Ends the stroke. These steps are now on the page. */
  readonly end: (stroke: Stroke, steps: readonly Step[]) => void
  /** A stroke without its end is removed again. */
  readonly takeBack: () => void
  /** The visible colour at a position, in units: `#rrggbb`, or null where the page is empty. */
  readonly colorAt: (x: number, y: number) => string | null
  readonly pixels: () => ImageData
}

interface Copy {
  readonly steps: readonly Step[]
  readonly canvas: HTMLCanvasElement
}

/** Undo redraws at most this many steps. */
const stepsBetween = 8
const maxCopies = 4

export function createPainter(canvas: HTMLCanvasElement, { width, height }: Pick<Drawing, 'width' | 'height'>): Painter {
  canvas.width = width * paintResolution
  canvas.height = height * paintResolution
  // Filling reads every pixel; strokes are fast.
  const pen = penOf(canvas)
  let drawn: readonly Step[] = []
  let copies: Copy[] = []
  pen.lineCap = 'round'
  pen.lineJoin = 'round'

  return { canvas, show, grow: (stroke, from) => growStroke(pen, stroke, from), end, takeBack, colorAt, pixels }

  function show(steps: readonly Step[]): void {
    if (startsWith(steps, drawn)) drawRest(steps, drawn.length)
    else drawAnew(steps)
  }
  function takeBack(): void {
    drawAnew(drawn)
  }
  function drawAnew(steps: readonly Step[]): void {
    copies = copies.filter((copy) => startsWith(steps, copy.steps))
    const nearest = copies.at(-1)
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.clearRect(0, 0, canvas.width, canvas.height)
    if (nearest) pen.drawImage(nearest.canvas, 0, 0)
    drawRest(steps, nearest?.steps.length ?? 0)
  }
  function drawRest(steps: readonly Step[], from: number): void {
    for (let at = from; at < steps.length; at++) {
      const step = steps[at]
      if (step) drawStep(pen, step)
      if ((at + 1) % stepsBetween === 0) putBy(steps.slice(0, at + 1))
    }
    drawn = steps
  }
  function end(stroke: Stroke, steps: readonly Step[]): void {
    endStroke(pen, stroke)
    drawn = steps
    if (steps.length % stepsBetween === 0) putBy(steps)
  }
  function putBy(steps: readonly Step[]): void {
    if (copies.some((copy) => copy.steps.length === steps.length)) return
    const copy = document.createElement('canvas')
    copy.width = canvas.width
    copy.height = canvas.height
    copy.getContext('2d')?.drawImage(canvas, 0, 0)
    copies = [...copies, { steps, canvas: copy }].slice(-maxCopies)
  }
  function pixels(): ImageData {
    return pen.getImageData(0, 0, canvas.width, canvas.height)
  }
  function colorAt(x: number, y: number): string | null {
    const { data } = pen.getImageData(Math.floor(x * paintResolution), Math.floor(y * paintResolution), 1, 1)
    if ((data[3] ?? 0) < 32) return null
    return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas')
  return pen
}

function startsWith(steps: readonly Step[], first: readonly Step[]): boolean {
  return first.length <= steps.length && first.every((step, index) => step === steps[index])
}

function drawStep(pen: CanvasRenderingContext2D, step: Step): void {
  if (step.tool === 'stroke') {
    growStroke(pen, step, 0)
    endStroke(pen, step)
  } else if (step.tool === 'shape') drawPart(pen, step)
  else if (step.tool === 'layer') drawLayer(pen, step)
  else {
    const { width, height } = pen.canvas
    const pixels = pen.getImageData(0, 0, width, height)
    const at = { x: step.x * paintResolution, y: step.y * paintResolution }
    const isFilled = fillAt(pixels, { ...at, color: step.color, tolerance: 32, gap: 4 * paintResolution, grow: paintResolution })
    if (isFilled) pen.putImageData(pixels, 0, 0)
  }
}

function growStroke(pen: CanvasRenderingContext2D, stroke: Stroke, from: number): void {
  begin(pen, stroke)
  if (from === 0) {
    const [x = 0, y = 0] = stroke.points
    pen.beginPath()
    pen.arc(x, y, stroke.width / 2, 0, Math.PI * 2)
    pen.fill()
  }
  for (let index = Math.max(1, from); index < countPoints(stroke.points); index++) drawCurve(pen, curveTo(stroke.points, index))
  pen.globalCompositeOperation = 'source-over'
}

function endStroke(pen: CanvasRenderingContext2D, stroke: Stroke): void {
  if (countPoints(stroke.points) < 2) return
  begin(pen, stroke)
  drawCurve(pen, lastStretch(stroke.points))
  pen.globalCompositeOperation = 'source-over'
}

function begin(pen: CanvasRenderingContext2D, { color, width }: Stroke): void {
  pen.setTransform(paintResolution, 0, 0, paintResolution, 0, 0)
  pen.globalCompositeOperation = color === null ? 'destination-out' : 'source-over'
  pen.lineWidth = width
  pen.strokeStyle = pen.fillStyle = color ?? '#000'
}

function drawCurve(pen: CanvasRenderingContext2D, { fromX, fromY, viaX, viaY, toX, toY }: Curve): void {
  pen.beginPath()
  pen.moveTo(fromX, fromY)
  pen.quadraticCurveTo(viaX, viaY, toX, toY)
  pen.stroke()
}

function drawPart(pen: CanvasRenderingContext2D, part: Part): void {
  pen.setTransform(paintResolution, 0, 0, paintResolution, 0, 0)
  pen.beginPath()
  for (const [letter, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of partPath(part)) {
    if (letter === 'M') pen.moveTo(a, b)
    else if (letter === 'L') pen.lineTo(a, b)
    else if (letter === 'C') pen.bezierCurveTo(a, b, c, d, e, f)
    else pen.closePath()
  }
  const width = lineWidthOf(part)
  pen.strokeStyle = pen.fillStyle = part.color
  pen.lineWidth = width
  if (width > 0) pen.stroke()
  else pen.fill()
}

function drawLayer(pen: CanvasRenderingContext2D, layer: Layer): void {
  const image = imageOf(layer)
  if (!image) return
  const { x, y, across, down, isRound } = layer
  pen.setTransform(paintResolution, 0, 0, paintResolution, 0, 0)
  pen.save()
  if (isRound) {
    pen.beginPath()
    pen.ellipse(x + across / 2, y + down / 2, across / 2, down / 2, 0, 0, Math.PI * 2)
    pen.clip()
  }
  pen.drawImage(image, x, y, across, down)
  pen.restore()
}

/**
 * A reduced rendering of the next frame, one pixel for each ten units: drawn from the same list as the stage, without
 * smoothing, so that an alternating fine pattern is detected as well.
 */
import type { EffectValues } from '@ankur/blocks/picture/effects'
import type { PenLayer } from '@ankur/blocks/machine/values'
import type { Costume } from '@ankur/blocks/project'
import { bubbleBox } from '../stage/bubble.tsx'
import { ghostOf, type ShownSprite } from '../stage/shown-sprites.ts'
import { placeOfPicture } from '../stage/sprites/sprite-picture.tsx'
import type { Readout } from '../stage/readouts/readouts.ts'
import { type PictureSample, pictureSample } from './picture-sample.ts'

export interface StageFrame {
  readonly shown: readonly ShownSprite[]
  readonly backdrop: Costume | undefined
  readonly backdropEffects: EffectValues
  /** With its effects, if they are rendered. */
  readonly backdropDrawn?: CanvasImageSource | undefined
  /** The pen layer, and the same as a picture, if it is rendered. */
  readonly pen?: PenLayer | null | undefined
  readonly penDrawn?: CanvasImageSource | undefined
  /** Sprites, and a backdrop with effects, are drawn below the stage's own SVG. */
  readonly isOnCanvas?: boolean
  readonly readouts: readonly Readout[]
}

const across = 48
const down = 36
export const stageCells = across * down

/** Null if the browser returns no pixels; a frame with a picture that is still loading has none. */
export function stageSamples(): ((frame: StageFrame) => Uint8ClampedArray | null) | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  const meadow = meadowColors()
  return (frame) => {
    const { shown, backdrop, readouts } = frame
    if (![backdrop, ...shown.map(({ costume }) => costume)].every(isHere)) return null
    context.setTransform(across / 480, 0, 0, down / 360, 0, 0)
    context.globalAlpha = 1
    context.imageSmoothingEnabled = false
    if (frame.backdropDrawn) drawBackdropWithEffects(context, frame)
    else drawBackdrop(context, backdrop, meadow)
    if (frame.penDrawn) context.drawImage(frame.penDrawn, 0, 0, 480, 360)
    for (const each of shown) if (each.visible) drawSprite(context, each)
    for (const each of shown) if (each.visible && each.bubble) drawBubble(context, each, each.bubble.text)
    for (const { list, x, y, look } of readouts) if (list) drawBox(context, { x, y, ...look })
    return context.getImageData(0, 0, across, down).data
  }
}

function isHere(costume: Costume | undefined): boolean {
  return !costume || costume.picture === 'backdrop' || pictureSample(costume.picture) !== null
}

function drawBackdrop(context: CanvasRenderingContext2D, costume: Costume | undefined, meadow: ReturnType<typeof meadowColors>) {
  const isMeadow = !costume || costume.picture === 'backdrop'
  const sample = isMeadow ? meadow.sky : pictureSample(costume.picture)
  // A plain colour fills everything.
  context.fillStyle = typeof sample === 'string' ? sample : '#fff'
  context.fillRect(0, 0, 480, 360)
  if (isMeadow) {
    context.fillStyle = meadow.far
    context.fillRect(0, 250, 480, 110)
    context.fillStyle = meadow.near
    context.fillRect(0, 305, 480, 55)
  } else if (typeof sample !== 'string') draw(context, sample, { ...costume, x: 240 - costume.centerX, y: 180 - costume.centerY })
}

function drawBackdropWithEffects(context: CanvasRenderingContext2D, { backdrop, backdropDrawn, backdropEffects }: StageFrame) {
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 480, 360)
  if (!backdrop || !backdropDrawn) return
  context.globalAlpha = 1 - ghostOf(backdropEffects) / 100
  context.drawImage(backdropDrawn, 240 - backdrop.centerX, 180 - backdrop.centerY, backdrop.width, backdrop.height)
  context.globalAlpha = 1
}

function drawSprite(context: CanvasRenderingContext2D, shown: ShownSprite) {
  const { x, y, turn, across: width, up, centerX, centerY, width: w, height: h } = placeOfPicture(shown)
  context.save()
  context.translate(x, y)
  context.rotate((turn * Math.PI) / 180)
  context.scale(width, up)
  context.globalAlpha = shown.ghost > 0 ? Math.max(0, 1 - shown.ghost / 100) : 1
  // Pictures with effects are known pixel by pixel.
  if (shown.drawn) context.drawImage(shown.drawn, -centerX, -centerY, w, h)
  else draw(context, pictureSample(shown.costume?.picture ?? ''), { x: -centerX, y: -centerY, width: w, height: h })
  context.restore()
}

function drawBubble(context: CanvasRenderingContext2D, at: ShownSprite, text: string) {
  const { left, top, width, height } = bubbleBox(at, text)
  drawBox(context, { x: left, y: top, width, height })
}

/** Bubbles and lists are light in every theme. */
function drawBox(context: CanvasRenderingContext2D, { x, y, width, height }: Place) {
  context.fillStyle = '#fff'
  context.fillRect(x, y, width, height)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function draw(context: CanvasRenderingContext2D, sample: PictureSample, { x, y, width, height }: Place) {
  if (!sample) return
  if (typeof sample !== 'string') return context.drawImage(sample, x, y, width, height)
  context.fillStyle = sample
  context.beginPath()
  context.ellipse(x + width / 2, y + height / 2, Math.abs(width) / 2, Math.abs(height) / 2, 0, 0, 2 * Math.PI)
  context.fill()
}

function meadowColors() {
  const style = getComputedStyle(document.documentElement)
  const color = (token: string) => style.getPropertyValue(token).trim() || '#888'
  return { sky: color('--sky'), far: color('--hill1'), near: color('--hill2') }
}

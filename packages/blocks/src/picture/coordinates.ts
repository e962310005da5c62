/**
 * Converts between Scratch coordinates (origin at the centre of the stage, y up) and canvas pixels (origin at the upper
 * left, y down).
 */
import { stageHeight, stageWidth } from '../project.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export function toPixels({ x, y }: Point): Point {
  return { x: x + stageWidth / 2, y: stageHeight / 2 - y }
}

export function fromPixels({ x, y }: Point): Point {
  return { x: x - stageWidth / 2, y: stageHeight / 2 - y }
}

/** Keyboard drawing: a cursor moves in steps, Space puts the brush down or up, Enter uses the tool at the cursor. */
import type { Spot, Stroke } from '@ankur/blocks/paint/drawing'
import type { DrawingActions, DrawingTools } from './pointer-handler.ts'

export interface PageKeys {
  /** False for a key that is not handled. */
  readonly press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => boolean
  readonly cross: () => Spot
  readonly isDown: () => boolean
  /** Another tool or another sheet: an unfinished stroke ends at its position. */
  readonly lift: () => void
}

interface Size {
  readonly width: number
  readonly height: number
}

const step = 10
const fineStep = 1
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The size of a shape that is placed with Enter. */
export const defaultPart = 60

export function createPageKeys(tools: () => DrawingTools, acts: () => DrawingActions, { width, height }: Size): PageKeys {
  let at: Spot = { x: Math.round(width / 2), y: Math.round(height / 2) }
  let stroke: (Stroke & { readonly points: number[] }) | null = null
  let corner: Spot | null = null

  return {
    cross: () => at,
    isDown: () => stroke !== null || corner !== null,
    lift,
    press({ key, shiftKey }) {
      const way = ways[key]
      if (way) move(way, shiftKey ? fineStep : step)
      else if (key === ' ') toggle()
      else if (key === 'Enter') applyTool()
      else return false
      return true
    },
  }

  function move([across, down]: readonly [number, number], by: number): void {
    if (tools().movesPhoto) return acts().movePhoto({ x: across * by, y: down * by })
    at = { x: between(at.x + across * by, width), y: between(at.y + down * by, height) }
    if (stroke) {
      const first = stroke.points.length / 2
      stroke.points.push(at.x, at.y)
      acts().grow(stroke, first)
    }
    if (corner) acts().preview(tools().partBetween(corner, at))
  }
  function toggle(): void {
    const { tool } = tools()
    if (stroke || corner) return lift()
    if (tool === 'fill') return applyTool()
    if (tool === 'shapes') corner = at
    else stroke = begun()
  }
  function applyTool(): void {
    if (stroke || corner) return lift()
    const { tool, partBetween } = tools()
    if (tool === 'fill') return acts().fill(at)
    const half = defaultPart / 2
    if (tool === 'shapes') {
      return acts().add(partBetween({ x: at.x - half, y: at.y - half }, { x: at.x + half, y: at.y + half }))
    }
    acts().endStroke(begun())
  }
  function begun() {
    const { tool, color, width: thick } = tools()
    const dot = { tool: 'stroke' as const, color: tool === 'rub' ? null : color, width: thick, points: [at.x, at.y] }
    acts().grow(dot, 0)
    return dot
  }
  function lift(): void {
    if (stroke) acts().endStroke(stroke)
    if (corner) {
      acts().preview(null)
      acts().add(tools().partBetween(corner, at))
    }
    stroke = null
    corner = null
  }
}

function between(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

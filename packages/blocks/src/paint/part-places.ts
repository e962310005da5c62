/** Building with shapes: named sizes and positions, so that a picture can be made without a steady hand. */
import type { Drawing, Part, Spot, Step } from './drawing.ts'

export const partSizes = ['small', 'middle', 'big'] as const
export type PartSize = (typeof partSizes)[number]

/** As a fraction of the page's shorter side. */
const shares: Readonly<Record<PartSize, number>> = { small: 0.2, middle: 0.4, big: 0.7 }

export const columns = ['left', 'middle', 'right'] as const
export const rows = ['upper', 'middle', 'lower'] as const

export interface PartPlace {
  readonly column: (typeof columns)[number]
  readonly row: (typeof rows)[number]
}

type Page = Pick<Drawing, 'width' | 'height'>

export function sizeInUnits(size: PartSize, { width, height }: Page): number {
  return Math.round(shares[size] * Math.min(width, height))
}

/** The name with the nearest size. */
export function sizeOf({ across, down }: Pick<Part, 'across' | 'down'>, page: Page): PartSize {
  const length = Math.max(Math.abs(across), Math.abs(down))
  const share = length / Math.min(page.width, page.height)
  if (share < (shares.small + shares.middle) / 2) return 'small'
  return share < (shares.middle + shares.big) / 2 ? 'middle' : 'big'
}

/** The centre of one of nine equal parts of the page. */
export function spotOf({ column, row }: PartPlace, { width, height }: Page): Spot {
  return { x: ((columns.indexOf(column) + 0.5) / 3) * width, y: ((rows.indexOf(row) + 0.5) / 3) * height }
}

export function placeOf({ x, y }: Spot, { width, height }: Page): PartPlace {
  const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)))
  return { column: columns[third(x / width)] ?? 'middle', row: rows[third(y / height)] ?? 'middle' }
}

export type PartChange = 'up' | 'down' | 'left' | 'right' | 'bigger' | 'smaller' | 'turn'

const stepLength = 10
const minLength = 4

/** The part after one step of moving, resizing or rotating; its centre never leaves the page. */
export function changedPart(part: Part, change: PartChange, page: Page): Part {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  if (change === 'turn') return { ...part, turn: (part.turn + 15) % 360 }
  if (change === 'bigger' || change === 'smaller') return scaled(part, change === 'bigger' ? 1.2 : 1 / 1.2, page)
  const by = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[change]
  return {
    ...part,
    x: within(part.x + (by[0] ?? 0) * stepLength, page.width),
    y: within(part.y + (by[1] ?? 0) * stepLength, page.height),
  }
}

function scaled(part: Part, by: number, page: Page): Part {
  const longest = Math.max(Math.abs(part.across), Math.abs(part.down)) * by
  if (longest > Math.max(page.width, page.height) || longest < minLength) return part
  return { ...part, across: part.across * by, down: part.down * by }
}

/** The steps that are parts, in layer order. */
export function partsIn(steps: readonly Step[]): { readonly part: Part; readonly at: number }[] {
  return steps.flatMap((step, at) => (step.tool === 'shape' ? [{ part: step, at }] : []))
}

/** Swaps a part with the one behind or in front of it. The same steps when there is none. */
export function withPartMoved(steps: readonly Step[], at: number, way: 'forward' | 'back'): readonly Step[] {
  const places = partsIn(steps).map((each) => each.at)
  const other = places[places.indexOf(at) + (way === 'forward' ? 1 : -1)]
  const [part, beside] = [steps[at], steps[other ?? -1]]
  if (!part || !beside || other === undefined) return steps
  return steps.with(at, beside).with(other, part)
}

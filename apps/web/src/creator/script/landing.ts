/**
 * Where a dragged block would be dropped. Only the blocks near the pointer are measured: scripts are long and moves
 * frequent.
 */
import type { Place } from '@ankur/blocks/edit/edit'

export type Landing =
  | { readonly kind: 'end' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'place'; readonly place: Place }
  | ({ readonly kind: 'input' } & InputTarget)

/** An input, by the block that has it. */
export interface InputTarget {
  readonly host: string
  readonly input: string
}

export interface FoundLanding {
  readonly landing: Landing
  readonly element: Element
  readonly side: 'before' | 'after' | 'inside'
}

interface Point {
  readonly x: number
  readonly y: number
}

interface CarriedBlock {
  readonly isMoved: boolean
  readonly block: Element
  /** For a reporter: whether an input accepts it. */
  readonly fits: ((to: InputTarget) => boolean) | undefined
}

export function landingAt({ x, y }: Point, { isMoved, block, fits }: CarriedBlock): FoundLanding | null {
  const under = document.elementFromPoint(x, y)
  const palette = isMoved ? under?.closest('[data-panel="palette"]') : null
  if (palette) return { landing: { kind: 'palette' }, element: palette, side: 'inside' }
  const workspace = under?.closest('[data-panel="workspace"]')
  if (!workspace) return null
  const script = nearest([...workspace.querySelectorAll('.script')], y)
  if (fits) return script ? inputNear(script, { x, y }, (each) => !block.contains(each) && fits(toOf(each))) : null
  const last = workspace.querySelector('[data-landing-end]')
  // A new block is added at the end wherever it is dropped, except exactly on a slot.
  const slot = isMoved ? null : under?.closest('[data-substack]')?.parentElement
  if (slot) return inSubstack(slot)
  if (!isMoved) return last && { landing: { kind: 'end' }, element: last, side: 'inside' }
  return script ? placeIn(script, y, block.closest('li')) : null
}

/** The width of a finger. */
const inputReach = 48

function inputNear(script: Element, { x, y }: Point, isFit: (input: HTMLElement) => boolean): FoundLanding | null {
  const distance = (each: Element) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  }
  const near = rowsAround(script, y)
    .flatMap((row) => [...row.querySelectorAll<HTMLElement>('[data-input]')])
    .filter((each) => distance(each) < inputReach && isFit(each))
    // Of two around the pointer the inner one, which comes later.
    .reduce<HTMLElement | null>((best, each) => (best && distance(best) < distance(each) ? best : each), null)
  return near && { landing: { kind: 'input', ...toOf(near) }, element: near, side: 'inside' }
}

function toOf({ dataset: { host = '', input = '' } }: HTMLElement): InputTarget {
  return { host, input }
}

/** The nearest gap of a list: before or after one of its blocks, or somewhere in the substacks of one. */
function placeIn(list: Element, y: number, own: Element | null): FoundLanding | null {
  const row = nearest(rowsAround(list, y, own), y)
  const head = row?.querySelector<HTMLElement>(':scope > .block-row > [data-block]')
  if (!row || !head) return null
  const part = nearest([...row.querySelectorAll(':scope > :is(.block-row, .substack, [data-foot])')], y)
  if (!part || part.contains(head)) return besideHead(row, head, y)
  if (part.matches('[data-foot]')) return found(part, { after: head.dataset.block ?? '' }, 'after')
  const inner = nearest([...part.querySelectorAll(':scope > ol')], y)
  return (inner && placeIn(inner, y, own)) ?? inSubstack(part)
}

function besideHead(row: Element, head: HTMLElement, y: number): FoundLanding | null {
  const { top, bottom } = head.getBoundingClientRect()
  const id = head.dataset.block ?? ''
  if (y < (top + bottom) / 2 && head.dataset.hat === undefined) return found(head, { before: id }, 'before')
  // The content of a substack is below its header.
  const substack = row.querySelector(':scope > .substack')
  if (!substack) return found(head, { after: id }, 'after')
  const first = substack.querySelector<HTMLElement>(':scope > ol > li > .block-row > [data-block]')
  return first ? found(first, { before: first.dataset.block ?? '' }, 'before') : inSubstack(substack)
}

function inSubstack(substack: Element): FoundLanding | null {
  const empty = substack.querySelector<HTMLElement>(':scope > [data-substack]')
  return empty && found(empty, { inside: empty.dataset.substack ?? '', substack: Number(empty.dataset.index) }, 'inside')
}

function found(element: Element, place: Place, side: FoundLanding['side']): FoundLanding {
  return { landing: { kind: 'place', place }, element, side }
}

/**
 * The rows of a list at a height, with one more on each side: they are stacked vertically, so a binary search finds them.
 */
function rowsAround(list: Element, y: number, own: Element | null = null): Element[] {
  // The dragged block itself is not a target.
  const rows = [...list.children].filter((row) => row !== own)
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) < y) low = middle + 1
    else high = middle
  }
  return rows.slice(Math.max(0, low - 1), low + 2)
}

function nearest(all: readonly Element[], y: number): Element | undefined {
  const distances = all.map((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return Math.max(top - y, y - bottom, 0)
  })
  return all[distances.indexOf(Math.min(...distances))]
}

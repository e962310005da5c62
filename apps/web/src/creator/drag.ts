/**
 * Dragging a block with mouse, pen or finger. It begins after eight pixels, so that a press stays a press; a faint copy
 * follows, the landing place opens, and Esc or letting go elsewhere puts everything back.
 */
import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Place } from '@ankur/blocks/edit'

export type Landing =
  | { readonly kind: 'end' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'place'; readonly place: Place }
  | ({ readonly kind: 'hole' } & DraggedTo)

/** A hole, by the block that has it. */
export interface DraggedTo {
  readonly host: string
  readonly hole: string
}

export interface Drag {
  /** True for a block that is in the script already: it lands between others, a new one always at the end. */
  readonly isMoved: boolean
  readonly drop: (landing: Landing) => unknown
  /** Of a reporter: it lands in holes alone, in those that take it. */
  readonly fits?: (to: DraggedTo) => boolean
}

const beginsAfter = 8

export function beginDrag(event: ReactPointerEvent<HTMLElement>, { isMoved, drop, fits }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return
  const from = { x: event.clientX, y: event.clientY }
  const block = event.currentTarget.closest<HTMLElement>('.block, .hole-block') ?? event.currentTarget
  const leave = new AbortController()
  let ghost: HTMLElement | null = null
  let landing: Landing | null = null

  const end = () => {
    leave.abort()
    ghost?.remove()
    block.classList.remove('block--dragged')
    mark(null)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!ghost && Math.hypot(clientX - from.x, clientY - from.y) < beginsAfter) return
    ghost ??= lifted(block)
    ghost.style.translate = `${clientX + 8}px ${clientY + 8}px`
    const found = landingAt({ x: clientX, y: clientY }, { isMoved, block, fits })
    landing = found?.landing ?? null
    mark(found)
  }
  const release = () => {
    const wasDragged = ghost !== null
    end()
    if (!wasDragged) return
    swallowClick()
    if (landing) drop(landing)
  }

  const { signal } = leave
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal })
}

/** The press that may follow belongs to the drag. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function lifted(block: HTMLElement): HTMLElement {
  const ghost = block.cloneNode(true) as HTMLElement
  for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id')
  ghost.classList.add('block--ghost')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.style.inlineSize = `${block.offsetWidth}px`
  document.body.append(ghost)
  block.classList.add('block--dragged')
  return ghost
}

interface Found {
  readonly landing: Landing
  readonly element: Element
  readonly side: 'before' | 'after' | 'inside'
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Dragged {
  readonly isMoved: boolean
  readonly fits: Drag['fits'] | undefined
  readonly block: Element
}

function landingAt(point: Point, { isMoved, block, fits }: Dragged): Found | null {
  const under = document.elementFromPoint(point.x, point.y)
  if (isMoved && under?.closest('[data-panel="palette"]')) {
    return { landing: { kind: 'palette' }, element: under.closest('[data-panel="palette"]') ?? under, side: 'inside' }
  }
  const workspace = under?.closest('[data-panel="workspace"]')
  if (!workspace) return null
  if (fits) return holeIn(workspace, point, (each) => !block.contains(each) && fits(toOf(each)))
  const last = workspace.querySelector('[data-landing-end]')
  if (!isMoved) return last && { landing: { kind: 'end' }, element: last, side: 'inside' }
  return placeIn(workspace, point, block)
}

/** As near as a finger is broad. */
const holeReach = 48

function holeIn(workspace: Element, { x, y }: Point, isFit: (hole: HTMLElement) => boolean): Found | null {
  const distance = (each: Element) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  }
  const near = [...workspace.querySelectorAll<HTMLElement>('[data-hole]')]
    .filter((each) => distance(each) < holeReach && isFit(each))
    // Of two around the pointer the inner one, which comes later.
    .reduce<HTMLElement | null>((best, each) => (best && distance(best) < distance(each) ? best : each), null)
  return near && { landing: { kind: 'hole', ...toOf(near) }, element: near, side: 'inside' }
}

function toOf({ dataset: { host = '', hole = '' } }: HTMLElement): DraggedTo {
  return { host, hole }
}

/** The nearest gap: before or after a block, or in an empty mouth. */
function placeIn(workspace: Element, { y }: Point, block: Element): Found | null {
  const own = block.closest('li')
  const candidates = [...workspace.querySelectorAll<HTMLElement>('[data-block], [data-mouth], [data-foot]')].filter(
    (each) => !own?.contains(each),
  )
  const distance = (each: Element) => {
    const { top, bottom } = each.getBoundingClientRect()
    return Math.max(top - y, y - bottom, 0)
  }
  const nearest = candidates.reduce<HTMLElement | null>(
    (best, each) => (best && distance(best) <= distance(each) ? best : each),
    null,
  )
  if (!nearest) return null
  const { dataset } = nearest
  const { top, bottom } = nearest.getBoundingClientRect()
  if (dataset.mouth !== undefined) return found(nearest, { inside: dataset.mouth, mouth: Number(dataset.index) }, 'inside')
  if (dataset.foot !== undefined) return found(nearest, { after: dataset.foot }, 'after')
  const id = dataset.block ?? ''
  if (y < (top + bottom) / 2 && dataset.hat === undefined) return found(nearest, { before: id }, 'before')
  // Below the head of a mouth lies what is inside it.
  const first = nearest.parentElement?.querySelector<HTMLElement>(':scope > .mouth [data-block], :scope > .mouth [data-mouth]')
  if (first?.dataset.block !== undefined) return found(first, { before: first.dataset.block }, 'before')
  if (first?.dataset.mouth !== undefined) return found(first, { inside: id, mouth: 0 }, 'inside')
  return found(nearest, { after: id }, 'after')
}

function found(element: Element, place: Place, side: Found['side']): Found {
  return { landing: { kind: 'place', place }, element, side }
}

let marked: Element | null = null

function mark(found: Found | null): void {
  marked?.removeAttribute('data-landing')
  marked = found?.element ?? null
  if (found) marked?.setAttribute('data-landing', found.side)
}

/**
 * Dragging a block with mouse, pen or finger. It starts after eight pixels, so that a press stays a press; a faint copy
 * follows, the target opens, and Esc or dropping elsewhere reverts everything.
 */
import type { PointerEvent as ReactPointerEvent } from 'react'
import { type EdgeScroll, edgeScroll } from './edge-scroll.ts'
import { type InputTarget, type FoundLanding, type Landing, landingAt } from './landing.ts'

export interface Drag {
  /**
   * True for a block that is already in the script: it is dropped between others, a new one at the end or in a named slot.
   */
  readonly isMoved: boolean
  readonly drop: (landing: Landing) => unknown
  /** A reporter is dropped only into inputs that accept it. */
  readonly fits?: (to: InputTarget) => boolean
}

const beginsAfter = 8

export function beginDrag(event: ReactPointerEvent<HTMLElement>, { isMoved, drop, fits }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return
  const from = { x: event.clientX, y: event.clientY }
  const block = event.currentTarget.closest<HTMLElement>('.block, .input-block') ?? event.currentTarget
  const leave = new AbortController()
  let ghost: HTMLElement | null = null
  let scroll: EdgeScroll | null = null
  let landing: Landing | null = null
  let at = from

  const end = () => {
    leave.abort()
    scroll?.stop()
    ghost?.remove()
    block.classList.remove('block--dragged')
    document.documentElement.removeAttribute('data-carries')
    mark(null)
  }
  const look = () => {
    const found = landingAt(at, { isMoved, block, fits })
    landing = found?.landing ?? null
    mark(found)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!ghost && Math.hypot(clientX - from.x, clientY - from.y) < beginsAfter) return
    at = { x: clientX, y: clientY }
    ghost ??= lifted(block)
    // Measured before the copy moves, while the layout is still valid.
    look()
    ghost.style.translate = `${clientX + 8}px ${clientY + 8}px`
    // A new block is added at the end wherever it is dropped.
    if (!isMoved) return
    scroll ??= edgeScroll(from.y, look)
    scroll.at(clientY)
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
  // A mouse that is dragged over text would select it.
  addEventListener('selectstart', (event) => event.preventDefault(), { signal })
  addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal })
}

/** The click that may follow belongs to the drag. */
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
  // Messages and buttons over the script do not block the places below them.
  document.documentElement.setAttribute('data-carries', '')
  block.classList.add('block--dragged')
  return ghost
}

let marked: Element | null = null

function mark(found: FoundLanding | null): void {
  if (marked !== found?.element) marked?.removeAttribute('data-landing')
  marked = found?.element ?? null
  if (found && marked?.getAttribute('data-landing') !== found.side) marked?.setAttribute('data-landing', found.side)
}

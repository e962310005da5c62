import { useEffect, useRef, type RefObject } from 'react'

/** The distance from which a press becomes a drag. */
const DRAG_PX = 8
/** A finger hides what it holds, so the piece is held this far above it, and is put down where the piece is. */
const LIFT_PX = 24

interface DragState {
  readonly element: HTMLElement
  /** The finger that holds it; what other fingers or a palm do is nothing to it. */
  readonly finger: number
  readonly x: number
  readonly y: number
  readonly lift: number
  isDragged: boolean
}

/**
 * Drags elements with `data-drag` onto elements with `data-drop`, by mouse, touch or pen. Dropped elsewhere, or with Esc,
 * it goes back. A press that does not move stays a press.
 */
export function useDrag(stage: RefObject<HTMLElement | null>, drop: (dragged: string, onto: string) => void): void {
  const dropped = useRef(drop)
  useEffect(() => {
    dropped.current = drop
  })
  useEffect(() => {
    const place = stage.current
    return place ? watchDrags(place, (dragged, onto) => dropped.current(dragged, onto)) : undefined
  }, [stage])
}

function watchDrags(stage: HTMLElement, drop: (dragged: string, onto: string) => void): () => void {
  const watching = new AbortController()
  const options = { signal: watching.signal }
  let held: DragState | null = null
  let wasDragged = false

  const letGo = () => {
    if (!held) return
    held.element.classList.remove('is-dragged')
    held.element.style.translate = ''
    held = null
  }
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (held?.isDragged) return
      wasDragged = false
      const element = (event.target as Element).closest<HTMLElement>('[data-drag]')
      if (!element || event.button !== 0) return
      const lift = event.pointerType === 'touch' ? LIFT_PX : 0
      held = { element, finger: event.pointerId, x: event.clientX, y: event.clientY, lift, isDragged: false }
    },
    options,
  )
  addEventListener(
    'pointermove',
    (event) => {
      if (!held || event.pointerId !== held.finger) return
      const [across, down] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.isDragged && Math.hypot(across, down) < DRAG_PX) return
      held.isDragged = true
      held.element.classList.add('is-dragged')
      held.element.style.translate = `${across}px ${down - held.lift}px`
    },
    options,
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== held?.finger) return
      if (!held.isDragged) return letGo()
      wasDragged = true
      const dragged = held.element.dataset.drag
      const onto = placeUnder(event.clientX, event.clientY - held.lift, held.element) ?? placeNear(stage, held.element)
      letGo()
      if (dragged !== undefined && onto !== undefined) drop(dragged, onto)
    },
    options,
  )
  // Chromium takes a quick drag for a fling, in spite of `touch-action: none`, and the next tap as its end: the tap
  // within half a second would choose nothing.
  stage.addEventListener('touchmove', (event) => event.cancelable && held?.isDragged && event.preventDefault(), {
    ...options,
    passive: false,
  })
  addEventListener('pointercancel', (event) => event.pointerId === held?.finger && letGo(), options)
  // The phone was rotated: all positions have changed.
  addEventListener('resize', letGo, options)
  addEventListener('keydown', (event) => event.key === 'Escape' && letGo(), options)
  // The press that ends a drag is not a choice. Keys press too, and those always count.
  const swallow = (event: MouseEvent) => {
    if (wasDragged && event.detail > 0) event.stopPropagation()
    wasDragged = false
  }
  stage.addEventListener('click', swallow, { ...options, capture: true })
  return () => watching.abort()
}

/** A finger is not exact: the nearest place within this fraction of the piece's own size accepts it. */
const NEAR = 0.6

function placeNear(stage: HTMLElement, dragged: HTMLElement): string | undefined {
  const box = dragged.getBoundingClientRect()
  const reach = Math.min(box.width, box.height) * NEAR
  const away = (place: HTMLElement) => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  }
  const places = [...stage.querySelectorAll<HTMLElement>('[data-drop]')].filter((place) => place !== dragged)
  const near = places.map((place) => ({ place, far: away(place) })).filter(({ far }) => far < reach)
  return near.toSorted((one, other) => one.far - other.far)[0]?.place.dataset.drop
}

function placeUnder(x: number, y: number, dragged: HTMLElement): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop]')
    if (place && place !== dragged) return place.dataset.drop
  }
  return undefined
}

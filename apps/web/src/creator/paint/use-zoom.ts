import { useMemo, useRef, useState, type RefObject } from 'react'

interface View {
  readonly zoom: number
  /** The position of the page's corner in its frame, in CSS pixels. */
  readonly x: number
  readonly y: number
}

export interface Grip {
  readonly x: number
  readonly y: number
  readonly distance: number
}

export interface Zoom {
  /** 1 to 4. */
  readonly zoom: number
  /** Two fingers: from their previous to their current positions. */
  readonly pinch: (from: Grip, to: Grip) => void
  readonly by: (factor: number) => void
  readonly reset: () => void
  /** Scrolls a position, as fractions of the page, into view. */
  readonly showPlace: (across: number, down: number) => void
}

const whole: View = { zoom: 1, x: 0, y: 0 }
const largest = 4

/** The zoom of the page. It is transformed without drawing anything again. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const view = useRef(whole)
  const [zoom, setZoom] = useState(1)
  return useMemo(() => {
    const put = (next: View) => {
      const { current } = frame
      const inner = current?.firstElementChild
      if (!current || !(inner instanceof HTMLElement)) return
      const near = Math.min(Math.max(next.zoom, 1), largest)
      const within = (at: number, length: number) => Math.min(0, Math.max(at, length * (1 - near)))
      view.current = { zoom: near, x: within(next.x, current.clientWidth), y: within(next.y, current.clientHeight) }
      const { x, y } = view.current
      inner.style.setProperty('transform', near === 1 ? 'none' : `translate(${x}px, ${y}px) scale(${near})`)
      setZoom(Math.round(near * 10) / 10)
    }
    return {
      zoom,
      pinch(from, to) {
        const box = frame.current?.getBoundingClientRect()
        if (!box) return
        const now = view.current
        const near = Math.min(Math.max((now.zoom * to.distance) / from.distance, 1), largest)
        const place = (start: number, end: number, corner: number, edge: number) =>
          end - edge - ((start - edge - corner) * near) / now.zoom
        put({ zoom: near, x: place(from.x, to.x, now.x, box.left), y: place(from.y, to.y, now.y, box.top) })
      },
      by(factor) {
        const { current } = frame
        if (!current) return
        const now = view.current
        const near = Math.min(Math.max(now.zoom * factor, 1), largest)
        const place = (corner: number, length: number) => length / 2 - ((length / 2 - corner) * near) / now.zoom
        put({ zoom: near, x: place(now.x, current.clientWidth), y: place(now.y, current.clientHeight) })
      },
      reset: () => put(whole),
      showPlace(across, down) {
        const { current } = frame
        if (!current || view.current.zoom === 1) return
        const { zoom: near, x, y } = view.current
        const shift = (corner: number, share: number, length: number) => {
          const at = corner + share * length * near
          const edge = length * 0.1
          return corner + (at < edge ? edge - at : at > length - edge ? length - edge - at : 0)
        }
        put({ zoom: near, x: shift(x, across, current.clientWidth), y: shift(y, down, current.clientHeight) })
      },
    }
  }, [frame, zoom])
}

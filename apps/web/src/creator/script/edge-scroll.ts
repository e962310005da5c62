/** Scrolls the script while a block is dragged near the upper or lower edge of its visible part. */
export interface EdgeScroll {
  /** The vertical position of the pointer in the window. */
  readonly at: (y: number) => void
  readonly stop: () => void
}

const mostEdge = 72
/** A screen's height in about a second, at the very edge. */
const fastest = 14

/**
 * `scrolled` is called after each step: the pointer rests, but the content below it is new. Picking up a block near an edge
 * does not scroll yet.
 */
export function edgeScroll(fromY: number, scrolled: () => void): EdgeScroll {
  const script = document.querySelector('.workspace__scripts')
  // In one column the script is as high as its blocks, and the page scrolls.
  const scroller = script && script.scrollHeight > script.clientHeight + 1 ? script : document.scrollingElement
  const { top, bottom } = edgesOf(script)
  const edge = Math.min(mostEdge, (bottom - top) / 4)
  let by = 0
  let request = 0
  const go = () => {
    request = by === 0 ? 0 : requestAnimationFrame(go)
    const before = scroller?.scrollTop
    scroller?.scrollBy({ top: by, behavior: 'instant' })
    if (scroller?.scrollTop !== before) scrolled()
  }
  return {
    at(y) {
      const depth = Math.min(1, (y < fromY ? top + edge - y : y - bottom + edge) / edge)
      by = depth > 0 ? Math.sign(y - fromY) * Math.round(depth * fastest) : 0
      if (by !== 0 && request === 0) request = requestAnimationFrame(go)
    },
    stop() {
      by = 0
      cancelAnimationFrame(request)
    },
  }
}

function edgesOf(script: Element | null): { top: number; bottom: number } {
  const { top = 0, bottom = innerHeight } = script?.getBoundingClientRect() ?? {}
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
}

/** Scrolls the page while a block is carried near the upper or lower edge of what is seen of the script. */
export interface EdgeScroll {
  /** The pointer is at this height of the window. */
  readonly at: (y: number) => void
  readonly stop: () => void
}

const edge = 72
/** A page's height in about a second, at the very edge. */
const fastest = 14

/** `scrolled` is called after each step: the pointer rests, but what lies under it is new. Who only picks a block up near an edge stays. */
export function edgeScroll(fromY: number, scrolled: () => void): EdgeScroll {
  const { top, bottom } = edgesOfScript()
  let by = 0
  let request = 0
  const go = () => {
    request = by === 0 ? 0 : requestAnimationFrame(go)
    const before = scrollY
    scrollBy({ top: by, behavior: 'instant' })
    if (scrollY !== before) scrolled()
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

/** On a phone the tools stay above the script and the palette below it. */
function edgesOfScript(): { top: number; bottom: number } {
  const isNarrow = !matchMedia('(width >= 64rem)').matches
  const box = (selector: string) => (isNarrow ? document.querySelector(selector)?.getBoundingClientRect() : undefined)
  const top = box('.creator__tools')?.bottom ?? 0
  const bottom = box('.palette')?.top ?? innerHeight
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
}

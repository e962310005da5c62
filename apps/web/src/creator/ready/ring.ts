/** A ring around what to press next: it goes with the next press, wherever that is. */
export function ring(element: Element): void {
  element.setAttribute('data-hint', '')
  const leave = new AbortController()
  const end = () => {
    element.removeAttribute('data-hint')
    leave.abort()
  }
  addEventListener('pointerdown', end, { signal: leave.signal, capture: true })
  addEventListener('keydown', end, { signal: leave.signal, capture: true })
}

/** How long to look for what a press has asked for: sheets are fetched when they are first opened. */
const mostFrames = 300

/** Calls back with an element as soon as it is drawn. */
export function whenDrawn(find: () => HTMLElement | null | undefined, then: (element: HTMLElement) => void): void {
  let frames = 0
  const look = () => {
    const found = find()
    if (found) then(found)
    else if (++frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

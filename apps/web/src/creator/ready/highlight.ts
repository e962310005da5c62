/** Highlights what to press next, until the next press anywhere. */
export function highlight(element: Element): void {
  element.setAttribute('data-hint', '')
  const leave = new AbortController()
  const end = () => {
    element.removeAttribute('data-hint')
    leave.abort()
  }
  addEventListener('pointerdown', end, { signal: leave.signal, capture: true })
  addEventListener('keydown', end, { signal: leave.signal, capture: true })
}

/** How long to wait for an element after a press: sheets are loaded when they are first opened. */
const maxFrames = 300

/** Calls back with an element as soon as it exists. */
export function whenDrawn(find: () => HTMLElement | null | undefined, then: (element: HTMLElement) => void): void {
  let frames = 0
  const look = () => {
    const found = find()
    if (found) then(found)
    else if (++frames < maxFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

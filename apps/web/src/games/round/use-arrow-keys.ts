import type { KeyboardEvent, RefObject } from 'react'

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

/** Arrow keys move the focus to the nearest button in their direction; all buttons stay in the tab order too. */
export function useArrowKeys(stage: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const direction = directions[event.key as keyof typeof directions]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    // Within the stage an arrow never scrolls: at the edge nothing happens.
    event.preventDefault()
    nearest(stage.current, direction)?.focus()
  }
}

function nearest(stage: HTMLElement | null, [across, down]: readonly [number, number]): HTMLElement | undefined {
  const here = document.activeElement
  if (!stage || !here) return undefined
  const from = middleOf(here)
  const stops = [...stage.querySelectorAll<HTMLElement>('[data-stop]')].filter((each) => each !== here)
  const ahead = stops.flatMap((stop) => {
    const to = middleOf(stop)
    const along = (to.x - from.x) * across + (to.y - from.y) * down
    const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * across)
    // An element that is more to the side than ahead counts as another direction, unless there is no other.
    return along > 1 ? [{ stop, far: along + aside * 2 + (aside > along ? 1000 : 0) }] : []
  })
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.stop
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

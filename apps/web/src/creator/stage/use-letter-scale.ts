import { useLayoutEffect, useState, type RefObject } from 'react'

const stageWidth = 480
const stageHeight = 360
/** In rem: no text of ours is smaller. */
const leastText = 0.9375

/** How many points of the screen one unit of the stage has, and how many the smallest text must have. */
export interface LetterSize {
  readonly perUnit: number
  readonly least: number
}

const usualLetters: LetterSize = { perUnit: 1, least: 0 }

/** How many times larger letters of so many units must be drawn, so that they can be read on a stage as small as a phone's. */
export function letterScale(units: number, { perUnit, least }: LetterSize): number {
  return Math.max(1, least / (units * perUnit))
}

/** Follows the stage as it grows and shrinks. */
export function useLetterSize(stage: RefObject<SVGSVGElement | null>): LetterSize {
  const [size, setSize] = useState(usualLetters)
  useLayoutEffect(() => {
    const shown = stage.current
    if (!shown) return undefined
    const measure = () => {
      const { width, height } = shown.getBoundingClientRect()
      const perUnit = Math.min(width / stageWidth, height / stageHeight)
      const least = leastText * parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (perUnit > 0) setSize((before) => (before.perUnit === perUnit && before.least === least ? before : { perUnit, least }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [stage])
  return size
}

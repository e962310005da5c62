import { useLayoutEffect, useState, type RefObject } from 'react'

const stageWidth = 480
const stageHeight = 360
/** In rem: none of our texts is smaller. */
const minText = 0.9375

/** The CSS pixels of one stage unit, and of the smallest text. */
export interface LetterSize {
  readonly perUnit: number
  readonly least: number
}

const defaultLetters: LetterSize = { perUnit: 1, least: 0 }

/** The factor for text of this many units, so that it is readable on a stage as small as a phone's. */
export function letterScale(units: number, { perUnit, least }: LetterSize): number {
  return Math.max(1, least / (units * perUnit))
}

/** Follows the size of the stage. */
export function useLetterSize(stage: RefObject<SVGSVGElement | null>): LetterSize {
  const [size, setSize] = useState(defaultLetters)
  useLayoutEffect(() => {
    const shown = stage.current
    if (!shown) return undefined
    const measure = () => {
      const { width, height } = shown.getBoundingClientRect()
      const perUnit = Math.min(width / stageWidth, height / stageHeight)
      const least = minText * parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (perUnit > 0) setSize((before) => (before.perUnit === perUnit && before.least === least ? before : { perUnit, least }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [stage])
  return size
}

import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Stage } from './fit.ts'

const sideways = '(min-aspect-ratio: 13/10) and (max-height: 559.98px)'

/** The room for board and tray, or at the end for the scene, measured, and again when the screen is turned or a notice appears above it. */
export function useStage(element: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState<Stage>(guessed)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      const next = { width, height, isSideways: matchMedia(sideways).matches, isScreenWide: innerWidth > innerHeight }
      setStage((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return stage
}

/** Before the first measure: the screen without the bar. */
function guessed(): Stage {
  const isSideways = matchMedia(sideways).matches
  const bar = innerHeight >= 760 ? 64 : 56
  return isSideways
    ? { width: innerWidth - bar, height: innerHeight, isSideways }
    : { width: innerWidth, height: innerHeight - bar, isSideways }
}

function isSame(one: Stage, other: Stage): boolean {
  return one.width === other.width && one.height === other.height && one.isSideways === other.isSideways
}

import { useLayoutEffect, useState, type RefObject } from 'react'
import { isBeingDrawn, isFirstDrawing } from '../../platform/drawn.ts'
import type { Stage } from './fit.ts'
import { isSideways, measureStage } from './drawn-board.ts'

/** The room for board and tray, or at the end for the scene, measured, and again when the screen is turned or a notice appears above it. */
export function useStage(element: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState<Stage>(guessed)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const next = measureStage(measured)
      setStage((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return stage
}

/** For a board that is drawn before anybody's screen is known: room for all that may lie there. */
const drawnFor: Stage = { width: 800, height: 1000, isSideways: false }

/** Before the first measurement: the size of the prerendered stage, or the screen without the bar. */
function guessed(): Stage {
  if (isBeingDrawn) return drawnFor
  const there = isFirstDrawing() && document.querySelector<HTMLElement>('.game__stage')
  if (there) return measureStage(there)
  const bar = innerHeight >= 760 ? 64 : 56
  return isSideways()
    ? { width: innerWidth - bar, height: innerHeight, isSideways: true }
    : { width: innerWidth, height: innerHeight - bar, isSideways: false }
}

function isSame(one: Stage, other: Stage): boolean {
  return one.width === other.width && one.height === other.height && one.isSideways === other.isSideways
}

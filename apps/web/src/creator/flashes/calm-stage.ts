/**
 * Between the running game and the stage: a frame that would flash is skipped, and the previous one stays. The game itself
 * continues. This cannot be turned off: a seizure cannot be undone, and a calm game never triggers it.
 */
import { flashLimiter, maxFlashingCells, type FlashLimiter } from '@ankur/blocks/picture/flashes'
import type { RunStatus } from '../stage/run-state.ts'
import { stageCells, stageSamples, type StageFrame } from './stage-samples.ts'

export interface CalmStage {
  /** The frame to show instead of `wanted`: the same one, or the last one that was shown. */
  readonly next: (wanted: StageFrame, at: { number: number; status: RunStatus; stage: Element | null }) => StageFrame
  /** Whether frames of this run were held back. */
  readonly holdsBack: () => boolean
}

export function calmStage(): CalmStage {
  let limiter: FlashLimiter | null = null
  let samples: ReturnType<typeof stageSamples> = null
  let last: { number: number; frame: StageFrame; size: { width: number; height: number } } | null = null
  let holds = false
  /** The stage before the game ran. */
  let still: StageFrame | null = null
  return {
    next(wanted, { number, status, stage }) {
      // While stepping, frames change only as fast as somebody presses.
      if (status !== 'running') {
        if (status !== 'paused') limiter = null
        if (status === 'at start') holds = false
        last = null
        still = wanted
        return wanted
      }
      // Rendered again for another reason than a new frame.
      if (last?.number === number) return last.frame
      // Measured once per second: the stage can be enlarged while the game runs.
      const size = (number % 30 > 0 && last?.size) || stage?.getBoundingClientRect() || { width: 480, height: 360 }
      const most = maxFlashingCells(stageCells, size)
      if (!limiter) {
        limiter = flashLimiter(stageCells)
        samples = stageSamples()
        holds = false
        const before = still && samples?.(still)
        if (before) limiter.mayShow(before, performance.now(), most)
      }
      const pixels = samples?.(wanted)
      const nowMs = performance.now()
      const mayShow = !samples || (pixels && limiter.mayShow(pixels, nowMs, most))
      // On a slow phone a frame is drawn well after it was allowed; by the next animation frame it is on the screen.
      if (pixels && mayShow) whenDrawn(limiter, nowMs)
      if (pixels && !mayShow) holds = true
      const frame = mayShow ? wanted : (last?.frame ?? still ?? wanted)
      last = { number, frame, size }
      return frame
    },
    holdsBack: () => holds,
  }
}

function whenDrawn(limiter: FlashLimiter, allowedMs: number): void {
  requestAnimationFrame(() => limiter.shown(allowedMs, performance.now()))
}

/** Frame intervals of a page, as an animation loop sees them. */
import type { Page } from '@playwright/test'

/** A frame is late when it comes more than half a frame after its time at 60 frames per second. */
const lateMs = 25
/** One frame at 60 per second; the clock of the page is slightly coarser. */
const turnMs = 1000 / 60 + 0.5
/** The threshold of a long animation frame in browsers. */
const longMs = 50

export interface Frames {
  readonly count: number
  readonly late: number
  readonly long: number
  /** Frames that missed their interval of 16.7 ms. */
  readonly missed: number
  readonly longestMs: number
}

/** Counts the frames of a page while `work` runs. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const kept = window as unknown as { benchTimes: number[] | null }
    const times: number[] = []
    kept.benchTimes = times
    const note = (ms: number) => {
      times.push(ms)
      if (kept.benchTimes === times) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await work()
  const times = await page.evaluate(() => {
    const kept = window as unknown as { benchTimes: number[] | null }
    const seen = kept.benchTimes ?? []
    kept.benchTimes = null
    return seen
  })
  const waits = times.slice(1).map((ms, index) => ms - (times[index] ?? ms))
  const over = (limit: number) => waits.filter((ms) => ms > limit).length
  return { count: waits.length, late: over(lateMs), long: over(longMs), missed: over(turnMs), longestMs: Math.max(0, ...waits) }
}

export function sumOf(rounds: readonly Frames[]): Frames {
  const sum = (value: (frames: Frames) => number) => rounds.reduce((before, frames) => before + value(frames), 0)
  return {
    count: sum(({ count }) => count),
    late: sum(({ late }) => late),
    long: sum(({ long }) => long),
    missed: sum(({ missed }) => missed),
    longestMs: Math.max(0, ...rounds.map(({ longestMs }) => longestMs)),
  }
}

import type { Read, Run } from '../opcodes/entry.ts'
import { moveTo } from './actor.ts'
import type { Step, Thread } from './state.ts'
import { yieldThread } from './threads.ts'

export type GlideTo = (thread: Thread) => { readonly x: number; readonly y: number } | null

interface GlideBlock {
  readonly seconds: Read<number>
  readonly to: GlideTo
  /** An input that Scratch evaluates in each iteration without using it; a random target consumes a random number each time. */
  readonly readAgain: Run | null
}

/** Moves in a straight line; start and end are fixed at the beginning. */
export function glides({ seconds, to, readAgain }: GlideBlock, next: Step): Step {
  const round: Step = (thread) => {
    const { actor, glide, startMs, durationMs } = thread
    if (!glide) return next
    readAgain?.(thread)
    const share = (actor.machine.world.now() - startMs) / durationMs
    if (share < 1) {
      moveTo(actor, glide.fromX + (glide.toX - glide.fromX) * share, glide.fromY + (glide.toY - glide.fromY) * share)
      return yieldThread(thread, round)
    }
    moveTo(actor, glide.toX, glide.toY)
    return next
  }
  return (thread) => {
    const { actor } = thread
    const durationMs = seconds(thread) * 1000
    const place = to(thread)
    if (!place) return next
    if (durationMs <= 0) {
      moveTo(actor, place.x, place.y)
      return next
    }
    thread.startMs = actor.machine.world.now()
    thread.durationMs = durationMs
    thread.glide = { fromX: actor.x, fromY: actor.y, toX: place.x, toY: place.y }
    return yieldThread(thread, round)
  }
}

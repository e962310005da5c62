import type { Clock } from '../platform/clock.ts'
import { ModelFailure } from './model-client.ts'

/** So many failures one after the other, and the endpoint is left alone for a while. */
const failuresInARow = 3
const restMs = 60_000
/** So many questions at a time from one process: a slow model must not hold a crowd of requests. */
const atOnce = 4

/** Asks when there is hope. After the rest one question tries; its answer decides for all. */
export function createBreaker(clock: Clock): <Result>(ask: () => Promise<Result>) => Promise<Result> {
  let failures = 0
  let restsUntilMs = 0
  let running = 0

  return async (ask) => {
    if (clock.nowMs() < restsUntilMs) throw new ModelFailure('resting')
    if (running >= (failures >= failuresInARow ? 1 : atOnce)) throw new ModelFailure('busy')
    running += 1
    try {
      const answer = await ask()
      failures = 0
      return answer
    } catch (error) {
      failures += 1
      if (failures >= failuresInARow) restsUntilMs = clock.nowMs() + restMs
      throw error
    } finally {
      running -= 1
    }
  }
}

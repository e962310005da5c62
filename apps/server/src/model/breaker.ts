import type { Clock } from '../platform/clock.ts'
import { ModelFailure } from './model-client.ts'

/** The number of consecutive failures that opens the circuit breaker. */
const failuresInARow = 3
const restMs = 60_000
/** The maximum of concurrent calls per process, so that a slow model does not block many requests. */
const atOnce = 4

/** A circuit breaker: after the pause one call tries the endpoint, and its result closes or reopens the breaker. */
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

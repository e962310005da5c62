/** Compiles consecutive commands without a yield into one closure. */
import type { Run } from '../opcodes/entry.ts'
import type { Step } from './state.ts'

/** The commands, followed by the next step. */
export function linked(runs: readonly Run[], next: Step): Step {
  const [first, second, third] = runs
  if (!first) return next
  if (!second) {
    return (thread) => {
      first(thread)
      return next
    }
  }
  if (!third) {
    return (thread) => {
      first(thread)
      second(thread)
      return next
    }
  }
  const all = joined(runs)
  return (thread) => {
    all(thread)
    return next
  }
}

/** The commands as one function. */
export function joined(runs: readonly Run[]): Run {
  const [first = nothing, second = nothing, third = nothing, fourth = nothing] = runs
  switch (runs.length) {
    case 0:
    case 1:
      return first
    case 2:
      return (thread) => {
        first(thread)
        second(thread)
      }
    case 3:
      return (thread) => {
        first(thread)
        second(thread)
        third(thread)
      }
    case 4:
      return (thread) => {
        first(thread)
        second(thread)
        third(thread)
        fourth(thread)
      }
    default: {
      // Groups of four: a direct call is faster than iterating over a list.
      const head = joined(runs.slice(0, 4))
      const rest = joined(runs.slice(4))
      return (thread) => {
        head(thread)
        rest(thread)
      }
    }
  }
}

function nothing(): void {
  // An empty substack.
}

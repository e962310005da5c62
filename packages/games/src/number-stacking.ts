/** Deals a tower of numbers: the smallest at the bottom, except when counting down. */
import { type DealOptions, type NumeralScript, writeNumber } from './deal-options.ts'
import { dealRound, type PlaceDescription } from './deal-round.ts'
import { numeral } from './face.ts'
import type { Level } from './levels.ts'
import { numberFrom, pick, type Random, seededRandom } from './random.ts'
import type { Ghost, Round } from './round.ts'
import type { Task } from './sayings/saying.ts'

/** Level 5 builds to 10 in two rounds: the second continues where the first ended. */
export type StackingOptions = Pick<DealOptions, 'numerals'> & { readonly part?: 1 | 2 }

export function dealNumberStacking(level: Level, { numerals, part = 1 }: StackingOptions, seed: number): Round {
  const random = seededRandom(seed)
  const { task, floors, standing = [], ghost = 'none', offer = Infinity } = towerOf(level, part, random)
  const missing = floors.filter((value) => !standing.includes(value))
  const laid = floors.map((value, index): PlaceDescription => {
    const face = numeral(value, numerals)
    const sign = { kind: 'floor', number: index + 1, ghost, face } as const
    if (standing.includes(value)) return { sign, takes: [], standing: [face] }
    return { sign, takes: [face], waits: task !== 'fill_floors' }
  })
  const spokenTask = { task, values: valuesOf(missing, numerals) }
  const described = { game: 'number_stacking', level, seed, spokenTask, laid, offer: Math.min(offer, missing.length) } as const
  return dealRound(described, random)
}

/** The number of consecutive rounds of a level. */
export function stackingParts(level: Level): 1 | 2 {
  return level === 5 ? 2 : 1
}

interface Tower {
  readonly task: Task
  /** From the bottom up. */
  readonly floors: readonly number[]
  readonly standing?: readonly number[]
  readonly ghost?: Ghost
  readonly offer?: number
}

function towerOf(level: Level, part: 1 | 2, random: Random): Tower {
  switch (level) {
    case 1:
      return { task: 'stack_up', floors: run(1, 3), ghost: 'numeral', offer: 1 }
    case 2:
      return { task: 'stack_up', floors: run(1, 3), ghost: 'numeral', offer: 2 }
    case 3:
      return { task: 'stack_up', floors: run(1, 5), ghost: 'outline' }
    case 4:
      return { task: 'stack_up', floors: run(1, 5) }
    case 5:
      return part === 1 ? { task: 'stack_up', floors: run(1, 5) } : { task: 'stack_on', floors: run(1, 10), standing: run(1, 5) }
    case 6: {
      const first = numberFrom(2, 6, random)
      return { task: 'stack_from', floors: run(first, first + 4) }
    }
    case 7:
      return { task: 'stack_down', floors: run(1, 5).toReversed() }
    case 8: {
      const missing = pick(run(2, 6), 3, random)
      return { task: 'fill_floors', floors: run(1, 7), standing: run(1, 7).filter((value) => !missing.includes(value)) }
    }
  }
}

function run(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function valuesOf(missing: readonly number[], script: NumeralScript) {
  const [first = 0] = missing
  return {
    n: writeNumber(missing.length, script),
    first: writeNumber(first, script),
    last: writeNumber(missing.at(-1) ?? first, script),
  }
}

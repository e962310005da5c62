/** Deals the number games: numeral to numeral, dots to numeral, numbers into trays, numbers in order. */
import { type DealOptions, type NumeralScript, writeNumber } from './deal-options.ts'
import { dealRound, type PlaceDescription } from './deal-round.ts'
import { dots, type NumeralFace, numeral } from './face.ts'
import type { Level } from './levels.ts'
import { pick, type Random, seededRandom, shuffled } from './random.ts'
import type { Round, TrayGroup } from './round.ts'
import type { Task } from './sayings/saying.ts'

export function dealNumberSorting(level: Level, { numerals }: Pick<DealOptions, 'numerals'>, seed: number): Round {
  const random = seededRandom(seed)
  const { task, laid } = boardOf(level, numerals, random)
  const count = laid.reduce((sum, { takes }) => sum + takes.length, 0)
  const spokenTask = { task, values: { n: writeNumber(count, numerals) } }
  return dealRound({ game: 'number_sorting', level, seed, spokenTask, laid }, random)
}

interface Board {
  readonly task: Task
  readonly laid: readonly PlaceDescription[]
}

function boardOf(level: Level, script: NumeralScript, random: Random): Board {
  const written = (value: number) => numeral(value, script)
  switch (level) {
    case 1:
      return {
        task: 'match_numbers',
        laid: pick([1, 2, 3, 4, 5], 3, random).map((value) => matching(written(value), written(value))),
      }
    case 2:
      return { task: 'match_dots', laid: [1, 2, 3].map((value) => matching(written(value), dots(value))) }
    case 3:
      return { task: 'match_dots', laid: [1, 2, 3, 4, 5].map((value) => matching(written(value), dots(value))) }
    case 4:
      return {
        task: 'small_big',
        laid: [tray('small', [1, 2, 3, 4], written, random), tray('big', [6, 7, 8, 9], written, random)],
      }
    case 5:
      return { task: 'order_numbers', laid: inOrder(3, written, random) }
    case 6:
      return { task: 'order_numbers', laid: inOrder(5, written, random) }
    case 7:
      return { task: 'more_less', laid: moreAndLess(written, random) }
    case 8: {
      const paired = (value: number) => ({ ...written(value), pairedDots: true }) as const
      return {
        task: 'odd_even',
        laid: [tray('odd', [1, 3, 5, 7, 9], paired, random), tray('even', [2, 4, 6, 8, 10], paired, random)],
      }
    }
  }
}

type Writing = (value: number) => NumeralFace

function matching(face: NumeralFace, piece: PlaceDescription['takes'][number]): PlaceDescription {
  return { sign: { kind: 'match', face }, takes: [piece] }
}

/** Two pieces, and a third number of the group that is shown as the example. */
function tray(group: TrayGroup, values: readonly number[], written: Writing, random: Random): PlaceDescription {
  const [example, ...takes] = pick(values, 3, random).map(written)
  return { sign: { kind: 'tray', group }, takes, standing: example === undefined ? [] : [example] }
}

function inOrder(count: number, written: Writing, random: Random): PlaceDescription[] {
  const values = pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], count, random).toSorted((one, other) => one - other)
  return values.map((value, index) => ({ sign: { kind: 'seat', number: index + 1 }, takes: [written(value)] }))
}

/** Two of each. Every answer occurs once; otherwise a piece would fit two places. */
function moreAndLess(written: Writing, random: Random): PlaceDescription[] {
  const answers = pick([2, 3, 4, 5, 6, 7, 8, 9], 4, random)
  const places = answers.map((answer, index): PlaceDescription => {
    const sign =
      index < 2
        ? ({ kind: 'more_by_one', of: written(answer - 1) } as const)
        : ({ kind: 'less_by_one', of: written(answer + 1) } as const)
    return { sign, takes: [written(answer)] }
  })
  return shuffled(places, random)
}

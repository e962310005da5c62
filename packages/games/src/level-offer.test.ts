import { expect, test } from 'vitest'
import { type Level } from './levels.ts'
import { afterRound, type LevelHistory, recordOf, type RoundRecord } from './level-offer.ts'
import { dealMemory } from './memory/deal.ts'
import { helpMemory } from './memory/play.ts'
import { help, move } from './move.ts'
import { dealNumberSorting } from './number-sorting.ts'

const alone: RoundRecord = { moves: 3, helpedMoves: 0 }
const once: RoundRecord = { moves: 3, helpedMoves: 1 }
const mostly: RoundRecord = { moves: 3, helpedMoves: 2 }
const half: RoundRecord = { moves: 4, helpedMoves: 2 }

function offersAfter(level: Level, ...records: RoundRecord[]): (Level | null)[] {
  let history: LevelHistory = { level, rounds: [] }
  return records.map((record) => {
    const offered = afterRound(history, record)
    history = offered.history
    return offered.offer
  })
}

test('the next level is offered after 3 rounds without help', () => {
  expect(offersAfter(2, alone, alone, alone)).toEqual([null, null, 3])
  expect(offersAfter(2, alone, alone, once, alone, alone, alone)).toEqual([null, null, null, null, null, 3])
})

test('the level below is offered after 2 rounds with help on most moves', () => {
  expect(offersAfter(3, mostly, mostly)).toEqual([null, 2])
  expect(offersAfter(3, half, half, mostly, alone, mostly)).toEqual([null, null, null, null, null])
})

test('a declined offer is repeated only after the same number of rounds again', () => {
  expect(offersAfter(4, alone, alone, alone, alone, alone, alone)).toEqual([null, null, 5, null, null, 5])
  expect(offersAfter(4, mostly, mostly, mostly, mostly)).toEqual([null, 3, null, 3])
})

test('no level above 8 or below 1 is offered, and a locked level stays', () => {
  expect(offersAfter(8, alone, alone, alone)).toEqual([null, null, null])
  expect(offersAfter(1, mostly, mostly)).toEqual([null, null])
  const history: LevelHistory = { level: 4, rounds: [alone, alone] }
  expect(afterRound(history, alone, { isLocked: true })).toEqual({
    history: { level: 4, rounds: [alone, alone, alone] },
    offer: null,
  })
})

test('a round record has the number of moves and of helped moves', () => {
  const round = dealNumberSorting(1, { numerals: 'latin' }, 1)
  const [first] = round.pieces
  const begun = move(round, first!.id, first!.home).round
  expect(recordOf(help(help(begun).round).round)).toEqual({ moves: 2, helpedMoves: 1 })

  const cards = dealMemory(4, { numerals: 'latin', letters: 'pa' }, 1)
  expect(recordOf(helpMemory(helpMemory(cards).round).round)).toEqual({ moves: 1, helpedMoves: 1 })
})

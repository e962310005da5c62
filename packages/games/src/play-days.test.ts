import { expect, test } from 'vitest'
import { dealChooseAndAsk } from './choose-and-ask/deal.ts'
import { startNextBoard, help, move } from './move.ts'
import { dealNumberStacking } from './number-stacking.ts'
import type { Level } from './levels.ts'
import { parsePlayedDay, waysOf, withRound, type PlayedDay, type WayCounts } from './play-days.ts'
import { helpOfDay, helpUsed, playedLevels, playedTogether, recentDays } from './play-summary.ts'
import { isSolved, nextStep } from './round.ts'

test('each piece is recorded by how it was placed', () => {
  const dealt = dealNumberStacking(1, { numerals: 'latin' }, 4)
  const step = nextStep(dealt)!
  const alone = move(dealt, step.piece, step.place).round
  const shown = help(alone).round
  const next = nextStep(shown)!
  const bright = move(shown, next.piece, next.place).round
  const done = help(help(bright).round).round
  expect(waysOf(done)).toEqual({ self: 1, bright: 1, help: 1 })
})

test('a round with several boards records every board, not only the last', () => {
  let round = help(help(dealChooseAndAsk(1, 5)).round).round
  while (!isSolved(round)) {
    const step = nextStep(round)
    round = step ? move(round, step.piece, step.place).round : startNextBoard(round).round
  }
  expect(waysOf(round)).toEqual({ self: 2, help: 1 })
})

test('rounds of one level and day are added up; wrong moves and times are not stored', () => {
  const days = withRound(withRound([], 2, '2026-11-20', { self: 2, marked: 1 }), 2, '2026-11-20', { self: 3 })
  expect(days).toEqual([{ level: 2, day: '2026-11-20', rounds: 2, ways: { self: 5, marked: 1 }, unhelped: true }])
  expect(helpUsed(days)).toEqual(['marked'])
})

test('invalid stored data is ignored, and a day in the old format without ways keeps its meaning', () => {
  for (const stored of [null, 3, 'x', {}, { level: 9, day: '2026-11-20' }, { level: 1, day: 'soon' }])
    expect(parsePlayedDay(stored)).toBeNull()
  const old = parsePlayedDay({ level: 1, day: '2026-11-20', unhelped: true, ways: { self: 'many', other: 2 } })
  expect(old).toEqual({ level: 1, day: '2026-11-20', rounds: 1, ways: {}, unhelped: true })
  expect(helpOfDay(old!)).toBe('none')
})

test('days are grouped by help, and the latest days without help are counted back to the last day with help', () => {
  const on = (day: string, ways: PlayedDay['ways']): PlayedDay => ({ level: 3, day, rounds: 1, ways, unhelped: false })
  const days = [
    on('2026-11-22', { self: 5 }),
    on('2026-11-19', { self: 1, help: 4 }),
    on('2026-11-20', { self: 4, marked: 1 }),
    on('2026-11-21', { self: 5 }),
  ]
  expect(playedLevels(days)).toEqual([{ level: 3, days: 4, help: { most: 1, some: 1, none: 2 }, lastAlone: 2 }])
})

test('on a short page the levels before the highest are one row, in which a day counts once', () => {
  const day = (level: Level, date: string, used: WayCounts) => ({ level, day: date, rounds: 1, ways: used, unhelped: false })
  const alone = { self: 3 }
  const helped = { self: 1, marked: 2 }
  const days = [
    day(1, '2026-11-20', alone),
    day(2, '2026-11-20', alone),
    day(2, '2026-11-21', helped),
    day(4, '2026-11-21', alone),
    day(4, '2026-11-22', helped),
    day(5, '2026-11-22', alone),
  ]
  expect(playedTogether(days)).toMatchObject([
    { levels: [1, 2, 4], days: 3, help: { none: 1, some: 1, most: 1 } },
    { levels: [5], days: 1, help: { none: 1, some: 0, most: 0 } },
  ])
  expect(playedTogether(days.slice(0, 3))).toMatchObject([{ levels: [1] }, { levels: [2] }])
  expect(playedTogether([])).toEqual([])
})

test('the days of the last eight weeks are listed newest first, each once, with everything played that day', () => {
  const on = (day: string, level: PlayedDay['level']) => ({ day, level })
  const days = [on('2026-11-20', 3), on('2026-10-02', 1), on('2026-11-26', 1), on('2026-11-26', 2), on('2026-10-01', 1)]
  expect(recentDays(days, '2026-11-26')).toEqual([
    { day: '2026-11-26', played: [on('2026-11-26', 1), on('2026-11-26', 2)] },
    { day: '2026-11-20', played: [on('2026-11-20', 3)] },
    { day: '2026-10-02', played: [on('2026-10-02', 1)] },
  ])
})

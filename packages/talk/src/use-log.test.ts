import { expect, test } from 'vitest'
import { maxStoredWeeks, mondayOf, parseUseLog, weeksOf, withUse, type UseLog } from './use-log.ts'

test('a week begins on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ])
})

test('words are counted by week, the newest week and the most used word first', () => {
  const pressed = [
    ['more', '2026-11-20'],
    ['no', '2026-11-23'],
    ['more', '2026-11-24'],
    ['more', '2026-11-29'],
  ] as const
  const log = pressed.reduce<UseLog>((before, [word, day]) => withUse(before, word, day), {})
  expect(weeksOf(log)).toEqual([
    {
      monday: '2026-11-23',
      words: [
        { id: 'more', count: 2 },
        { id: 'no', count: 1 },
      ],
    },
    { monday: '2026-11-16', words: [{ id: 'more', count: 1 }] },
  ])
})

test('half a year is stored, and the oldest weeks are removed', () => {
  let log: UseLog = {}
  for (let week = 0; week < maxStoredWeeks + 4; week++)
    log = withUse(log, 'more', new Date(Date.parse('2026-01-05T00:00:00Z') + week * 7 * 86_400_000).toISOString().slice(0, 10))
  expect(Object.keys(log)).toHaveLength(maxStoredWeeks)
  expect(Object.keys(log)[0]).toBe('2026-02-02')
})

test('only weekly counts are read from storage', () => {
  expect(parseUseLog({ '2026-11-23': { more: 2, no: -1, yes: 'x' }, monday: { more: 1 }, '2026-11-30': [3] })).toEqual({
    '2026-11-23': { more: 2 },
    '2026-11-30': {},
  })
  for (const stored of [null, 'gone', 7, []]) expect(parseUseLog(stored)).toEqual({})
})

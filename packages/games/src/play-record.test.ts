import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gardenGames } from './garden/plants.ts'
import { levels } from './levels.ts'
import { afterDeletion, mergedPlay, playRecordSchema, type PlayRecord } from './play-record.ts'

const day = fc.record({
  level: fc.constantFrom(...levels),
  day: fc.constantFrom('2026-03-14', '2026-03-15', '2026-04-01'),
  rounds: fc.integer({ min: 1, max: 9 }),
  ways: fc.constantFrom({ self: 3 }, { help: 2 }, { self: 1, marked: 4 }),
  unhelped: fc.boolean(),
})
const game = fc.record({
  days: fc.uniqueArray(day, { selector: (each) => `${each.day} ${each.level}` }),
  grown: fc.uniqueArray(fc.constantFrom(...levels)),
})
const anyRecord: fc.Arbitrary<PlayRecord> = fc.dictionary(fc.constantFrom(...gardenGames), game)

test('merging counts a record sent twice once, in any order of devices, and loses no day and no plant', () => {
  fc.assert(
    fc.property(anyRecord, anyRecord, (one, other) => {
      const both = mergedPlay(one, other)
      expect(mergedPlay(both, one)).toEqual(both)
      expect(mergedPlay(other, one)).toEqual(both)
      expect(playRecordSchema.parse(both)).toEqual(both)
      for (const name of gardenGames) {
        expect(both[name]?.grown ?? []).toEqual(expect.arrayContaining(one[name]?.grown ?? []))
        for (const { day: when, level, rounds } of one[name]?.days ?? [])
          expect(both[name]?.days.find((each) => each.day === when && each.level === level)?.rounds).toBeGreaterThanOrEqual(
            rounds,
          )
      }
    }),
  )
})

test('a record has only days of known games: no time, no score', () => {
  const played = { level: 1, day: '2026-03-14', rounds: 1, ways: { self: 3 }, unhelped: true }
  expect(playRecordSchema.parse({ memory: { days: [{ ...played, seconds: 12 }], grown: [1], misses: 4 } })).toEqual({
    memory: { days: [played], grown: [1] },
  })
  for (const wrong of [
    { chess: { days: [], grown: [] } },
    { memory: { days: [{ ...played, level: 9 }], grown: [] } },
    { memory: { days: [{ ...played, day: 'soon' }], grown: [] } },
    { memory: { days: [], grown: Array.from({ length: 9 }, () => 1) } },
  ])
    expect(playRecordSchema.safeParse(wrong).success).toBe(false)
})

test('a device that has not heard of a deletion loses its days up to that day, and no plant', () => {
  const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)
  const days = ['2026-03-14', '2026-03-15', '2026-04-01'].map(
    (when) => ({ level: 1, day: when, rounds: 2, ways: { self: 3 }, unhelped: true }) as const,
  )
  const record = { memory: { days, grown: [1] } } satisfies PlayRecord
  const last = '2026-03-15T10:00:00.000Z'
  const left = { memory: { days: days.slice(2), grown: [1] } }
  expect(afterDeletion(record, { heardOf: null, last, dayOf })).toEqual(left)
  expect(afterDeletion(record, { heardOf: '2026-03-14T10:00:00.000Z', last, dayOf })).toEqual(left)
  expect(afterDeletion(record, { heardOf: last, last, dayOf })).toEqual(record)
  expect(afterDeletion(record, { heardOf: null, last: null, dayOf })).toEqual(record)
})

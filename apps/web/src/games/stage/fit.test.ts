import { expect, test } from 'vitest'
import { dealLetterSorting, dealMemory, dealNumberSorting, dealNumberStacking, levels, type Level } from '@ankur/games'
import { fitCards, fitRound, type Stage } from './fit.ts'

const options = { numerals: 'latin', letters: 'en' } as const
const phone: Stage = { width: 360, height: 616 - 56, isSideways: false }
const tallPhone: Stage = { width: 360, height: 740 - 56, isSideways: false }
const tablet: Stage = { width: 768, height: 1024 - 64, isSideways: false }
const laptop: Stage = { width: 1280, height: 800 - 64, isSideways: false }
const sideways: Stage = { width: 640 - 56, height: 360, isSideways: true }

const rounds = levels.flatMap((level) => [
  dealNumberStacking(level, options, 5),
  dealNumberStacking(level, { ...options, part: 2 }, 5),
  dealNumberSorting(level, options, 5),
  dealLetterSorting(level, options, 5),
  dealLetterSorting(level, { ...options, letters: 'pa' }, 5),
])

test('on every screen of the design each piece is at least 64 px and no smaller board is needed', () => {
  for (const stage of [phone, tallPhone, tablet, laptop, sideways]) {
    for (const round of rounds) {
      const { u } = fitRound({ round, layout: null }, stage, false)
      expect(u, `${round.game} ${round.level} at ${stage.width}x${stage.height}`).toBeGreaterThanOrEqual(64)
    }
    for (const level of levels) expect(fitCards(dealMemory(level, options, 5), stage).u).toBeGreaterThanOrEqual(64)
  }
})

test('sizes are those of the table of the design', () => {
  const stacking = (level: Level, stage: Stage) =>
    fitRound({ round: dealNumberStacking(level, options, 5), layout: null }, stage, false).u
  expect(([1, 2, 3, 4] as const).map((level) => stacking(level, phone))).toEqual([115, 99, 64, 64])
  expect(([1, 3, 8] as const).map((level) => stacking(level, tablet))).toEqual([132, 121, 132])
  const sorting = (level: Level) => fitRound({ round: dealNumberSorting(level, options, 5), layout: null }, phone, false).u
  expect(([1, 3, 4, 5, 6, 7] as const).map(sorting)).toEqual([98, 78, 75, 104, 86, 68])
  const memory = (level: Level, stage: Stage) => fitCards(dealMemory(level, options, 5), stage).u
  expect(([1, 3, 5, 7] as const).map((level) => memory(level, phone))).toEqual([162, 138, 101, 101])
})

test('large pieces are offered two at a time, and are larger for it', () => {
  const round = dealNumberStacking(3, options, 5)
  const standard = fitRound({ round, layout: null }, phone, false)
  const large = fitRound({ round, layout: null }, phone, true)
  expect(large.offer).toBe(2)
  expect(large.u).toBeGreaterThan(standard.u)
})

import { expect, test } from 'vitest'
import { levels } from '../levels.ts'
import { gardenGames, plantFor, plantNames, plantsOf, plantTitle } from './plants.ts'

test('every level of every game has its own plant, and no plant is used twice', () => {
  const all = gardenGames.flatMap((game) => levels.map((level) => plantFor(game, level)))
  expect(all).toHaveLength(gardenGames.length * levels.length)
  expect(new Set(all).size).toBe(all.length)
  for (const game of gardenGames) expect(plantsOf(game)).toHaveLength(8)
})

test('a plant has a name in each language, in its own script', () => {
  for (const plant of gardenGames.flatMap(plantsOf)) {
    const { en, hi, pa } = plantNames(plant)
    expect(en).toMatch(/^[a-z -]+$/)
    expect(hi).toMatch(/^[\u0900-\u097F -]+$/)
    expect(pa).toMatch(/^[\u0A00-\u0A7F -]+$/)
  }
  expect(plantTitle('touch_me_not', 'en')).toBe('Touch-me-not')
})

import { expect, test } from 'vitest'
import { chooseBackdrop, removeBackdrop, addAndShowCostume } from './edit-pictures.ts'
import { newProject } from '../new-project.ts'
import type { Costume } from '../project.ts'

const sea: Costume = { name: 'Sea', picture: 'sea', width: 480, height: 360, centerX: 240, centerY: 180, resolution: 1 }

test('a new backdrop is added to the game, an existing one is only shown', () => {
  const first = newProject()
  const second = chooseBackdrop(first, sea)
  expect(second.stage.costumes.map(({ picture }) => picture)).toEqual(['backdrop', 'sea'])
  expect(second.stage.costume).toBe(1)
  expect(chooseBackdrop(second, { ...sea, name: 'other' })).toBe(second)
  const back = chooseBackdrop(second, { ...sea, picture: 'backdrop' })
  expect(back.stage).toEqual({ ...second.stage, costume: 0 })
  const third = chooseBackdrop(back, { ...sea, picture: 'sea2' })
  expect(third.stage.costumes.map(({ name }) => name)).toEqual(['backdrop1', 'Sea', 'Sea2'])
})

test('removing a backdrop keeps the shown one, and the last one cannot be removed', () => {
  const game = chooseBackdrop(newProject(), sea)
  expect(removeBackdrop(game, 0).stage).toMatchObject({ costume: 0, costumes: [{ picture: 'sea' }] })
  expect(removeBackdrop(game, 1).stage).toMatchObject({ costume: 0, costumes: [{ picture: 'backdrop' }] })
  const last = removeBackdrop(game, 0)
  expect(removeBackdrop(last, 0)).toBe(last)
  expect(removeBackdrop(game, 7)).toBe(game)
})

test('a sprite shows a new costume and keeps the old ones', () => {
  const game = addAndShowCostume(newProject(), 's1', sea)
  expect(game.sprites[0]?.costumes.map(({ picture }) => picture)).toEqual(['cat', 'sea'])
  expect(game.sprites[0]?.costume).toBe(1)
  expect(addAndShowCostume(game, 'nobody', sea)).toBe(game)
})

import { expect, test } from 'vitest'
import { copyCostume, moveCostume, removeCostume, setCostumes, showCostume } from './edit-costumes.ts'
import { newProject } from '../new-project.ts'
import type { Costume, Project } from '../project.ts'

const costume = (name: string): Costume => ({
  name,
  picture: `${name}.png`,
  width: 9,
  height: 9,
  centerX: 4,
  centerY: 4,
  resolution: 2,
})
const game = setCostumes(newProject(), 's1', [costume('up'), costume('down'), costume('out')], 1)
const names = (project: Project) => project.sprites[0]?.costumes.map(({ name }) => name)
const shown = (project: Project) => project.sprites[0]?.costumes[project.sprites[0].costume]?.name

test('selecting a costume shows it, and an unknown one changes nothing', () => {
  expect(shown(showCostume(game, 's1', 2))).toBe('out')
  expect(showCostume(game, 's1', 1)).toBe(game)
  expect(showCostume(game, 's1', 3)).toBe(game)
  expect(showCostume(game, 'nobody', 0)).toBe(game)
})

test('a copied costume follows its original, has a new name and is shown', () => {
  const after = copyCostume(game, 's1', 0)
  expect(names(after)).toEqual(['up', 'up2', 'down', 'out'])
  expect(shown(after)).toBe('up2')
})

test('a copy is called as its sprite is in the language of the game, also in a game from before', () => {
  const hindi = newProject({ cat: 'बिल्ली', backdrop: 'मैदान', message: 'पहला' })
  expect(names(copyCostume(hindi, 's1', 0))).toEqual(['बिल्ली', 'बिल्ली2'])
  const [sprite] = hindi.sprites
  if (!sprite) throw new Error('no cat')
  const before = { ...hindi, sprites: [{ ...sprite, costumes: [{ ...costume('cat'), picture: 'cat' }] }] }
  expect(names(copyCostume(before, 's1', 0))).toEqual(['cat', 'बिल्ली2'])
})

test('costumes can be reordered and the shown one stays shown', () => {
  expect(names(moveCostume(game, 's1', 1, -1))).toEqual(['down', 'up', 'out'])
  expect(shown(moveCostume(game, 's1', 1, -1))).toBe('down')
  expect(shown(moveCostume(game, 's1', 0, 1))).toBe('down')
  expect(moveCostume(game, 's1', 0, -1)).toBe(game)
  expect(moveCostume(game, 's1', 2, 1)).toBe(game)
})

test('a costume can be removed, the shown one stays shown, and the last one cannot be removed', () => {
  expect(names(removeCostume(game, 's1', 0))).toEqual(['down', 'out'])
  expect(shown(removeCostume(game, 's1', 0))).toBe('down')
  const one = removeCostume(removeCostume(game, 's1', 2), 's1', 1)
  expect(shown(one)).toBe('up')
  expect(removeCostume(one, 's1', 0)).toBe(one)
})

test('replaced costumes get unique names, and an empty list changes nothing', () => {
  expect(names(setCostumes(game, 's1', [costume('bird'), costume('bird')], 9))).toEqual(['bird', 'bird2'])
  expect(setCostumes(game, 's1', [], 0)).toBe(game)
})

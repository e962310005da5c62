import { expect, test } from 'vitest'
import { addSound, moveSound, removeSound, renameSound } from './edit-sounds.ts'
import { addSprite } from './edit-sprites.ts'
import { newProject } from '../new-project.ts'
import { builtInSound } from '../built-in-sounds.ts'
import type { Block, Project } from '../project.ts'

function plays(name: string): Block {
  return { id: `b-${name}`, opcode: 'sound_play', inputs: [{ name: 'SOUND_MENU', value: name }], fields: [], stacks: [] }
}

/** Two sprites with the sounds Rain and Bell, and a script that plays both. */
function aGame(): Project {
  const first = newProject()
  const two = addSprite(first, { name: 'Duck', costumes: first.sprites[0]?.costumes ?? [], x: 0, y: 0 })
  const sounds = [builtInSound('sound-rain', 'Rain'), builtInSound('sound-bell', 'Bell')]
  const scripts = [{ x: 0, y: 0, blocks: [plays('Rain'), plays('Bell')] }]
  return { ...two, sprites: two.sprites.map((sprite) => ({ ...sprite, sounds, scripts })) }
}

const names = (project: Project, at = 0) => project.sprites[at]?.sounds.map(({ name }) => name)
const played = (project: Project, at = 0) => project.sprites[at]?.scripts[0]?.blocks.map(({ inputs }) => inputs[0]?.value)

test('a new sound is appended with a unique name', () => {
  const game = aGame()
  const [cat] = game.sprites
  const after = addSound(game, cat?.id ?? '', builtInSound('sound-rain', '  Rain '))
  expect(names(after)).toEqual(['Rain', 'Bell', 'Rain2'])
  expect(names(after, 1)).toEqual(['Rain', 'Bell'])
  expect(addSound(game, 'nobody', builtInSound('sound-rain', 'Rain'))).toBe(game)
})

test('renaming a sound changes the blocks of that sprite only; an empty or used name changes nothing', () => {
  const game = aGame()
  const id = game.sprites[0]?.id ?? ''
  const after = renameSound(game, id, 0, ' Monsoon ')
  expect(names(after)).toEqual(['Monsoon', 'Bell'])
  expect(played(after)).toEqual(['Monsoon', 'Bell'])
  expect(played(after, 1)).toEqual(['Rain', 'Bell'])
  expect(renameSound(game, id, 0, 'Bell')).toBe(game)
  expect(renameSound(game, id, 0, ' ')).toBe(game)
})

test('sounds can be reordered and removed; blocks that play a removed sound stay', () => {
  const game = aGame()
  const id = game.sprites[0]?.id ?? ''
  expect(names(moveSound(game, id, 0, 1))).toEqual(['Bell', 'Rain'])
  expect(moveSound(game, id, 0, -1)).toBe(game)
  const after = removeSound(game, id, 0)
  expect(names(after)).toEqual(['Bell'])
  expect(played(after)).toEqual(['Rain', 'Bell'])
  expect(removeSound(game, id, 7)).toBe(game)
})

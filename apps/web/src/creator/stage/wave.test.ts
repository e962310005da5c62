import { expect, test } from 'vitest'
import { addSprite } from '@ankur/blocks/edit/edit-sprites'
import { newProject } from '@ankur/blocks/new-project'
import { restingSprite } from './shown-sprites.ts'
import { waving } from './wave.ts'

const costume = (picture: string) => ({ name: picture, picture, width: 96, height: 96, centerX: 48, centerY: 48, resolution: 1 })
const girl = ['library-girl', 'library-girl-walk', 'library-girl-wave'].map(costume)
const cat = ['cat', 'library-cat-walk', 'library-cat-wave'].map(costume)

function shownAtEnd(costumes: readonly ReturnType<typeof costume>[], worn: number): string | undefined {
  const before = newProject()
  const added = addSprite(before, { name: 'One', x: 40, y: 20, costumes })
  const project = { ...added, sprites: added.sprites.slice(1).map((each) => ({ ...each, costume: worn })) }
  const [shown] = waving(project.sprites.map(restingSprite), project)
  expect(shown).toMatchObject({ x: 40, y: 20 })
  return shown?.costume?.picture
}

test('a character shows its own costume that waves, at its place', () => {
  expect(shownAtEnd(girl, 0)).toBe('library-girl-wave')
  expect(shownAtEnd(girl, 1)).toBe('library-girl-wave')
  expect(shownAtEnd(cat, 0)).toBe('library-cat-wave')
  expect(shownAtEnd(['ready-boy', 'ready-boy-wave'].map(costume), 0)).toBe('ready-boy-wave')
})

test('a sprite without one, or with the picture of something else, stays as it is', () => {
  expect(shownAtEnd(cat.slice(0, 1), 0)).toBe('cat')
  expect(shownAtEnd([...girl, costume('library-mango')], 3)).toBe('library-mango')
  expect(shownAtEnd([costume('one.png'), costume('sea-wave.png')], 0)).toBe('one.png')
})

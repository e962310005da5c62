import { expect, test } from 'vitest'
import { addSprite } from '@ankur/blocks/edit/edit-sprites'
import { newProject } from '@ankur/blocks/new-project'
import { restingSprite } from './shown-sprites.ts'
import { waving } from './wave.ts'
import { createTracker, type Walker } from './trail.ts'
import { groundRing } from './sprites/stage-sprite.tsx'

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

const walker = (x: number, y = 0, direction = 90): Walker => ({ id: 0, isClone: false, x, y, direction })

test('a walk leaves one print for each ten steps, however it is divided into frames', () => {
  const once = createTracker()
  once.follow([walker(0)])
  once.follow([walker(100)])
  expect(once.trail().prints).toHaveLength(10)
  expect(once.trail().starts.get(0)).toEqual({ x: 0, y: 0 })
  const often = createTracker()
  for (let x = 0; x <= 100; x += 4) often.follow([walker(x)])
  expect(often.trail().prints).toHaveLength(10)
})

test('a jump, a clone and a turn leave none', () => {
  const tracker = createTracker()
  tracker.follow([walker(0)])
  tracker.follow([walker(30, 80)])
  tracker.follow([walker(30, 80, 45)])
  tracker.follow([{ ...walker(0), id: 1, isClone: true }])
  tracker.follow([{ ...walker(50), id: 1, isClone: true }])
  expect(tracker.trail().prints).toEqual([])
  expect(tracker.trail().starts.size).toBe(0)
})

const place = { x: 200, y: 150, turn: 0, across: 1, up: 1, centerX: 48, centerY: 48, width: 96, height: 96 }

test('the ring is at the foot of a picture that stands on its centre', () => {
  expect(groundRing(place)).toEqual({ cx: 200, cy: 192, rx: 46 })
  expect(groundRing({ ...place, across: 0.5, up: 0.5 })).toEqual({ cx: 200, cy: 171, rx: 23 })
})

test('it is at the picture, not at the centre around which the picture turns', () => {
  const aside = { ...place, width: 48, height: 192, centerX: -36, centerY: 96 }
  expect(groundRing(aside)).toEqual({ cx: 260, cy: 234, rx: 23 })
  expect(groundRing({ ...aside, across: -1 }).cx).toBe(140)
  const { cx, cy, rx } = groundRing({ ...aside, turn: 90 })
  expect([cx, cy, rx].map(Math.round)).toEqual([200, 231, 92])
})

/** The rim of a picture, with the rounding of Scratch: it decides when a catch or a bounce happens. */
import { expect, test } from 'vitest'
import { newProject } from '../../new-project.ts'
import type { Costume, Sprite } from '../../project.ts'
import { start } from '../machine.ts'
import { isOpaqueAt, samplerOf } from './sampling.ts'
import type { Shape } from './shape.ts'
import { isPhoto } from './shape.ts'

const side = 10
const corners = [0, side].flatMap((y) => [0, side].map((x) => ({ x, y })))

/** One opaque pixel near the middle of a picture of ten by ten. */
function opaquePoints(picture: string, change: Partial<Sprite> = {}): string[] {
  const costume: Costume = { name: 'dot', picture, width: side, height: side, centerX: 5, centerY: 5, resolution: 1 }
  const shape: Shape = {
    hull: corners,
    columns: side,
    rows: side,
    isOpaque: (point) => point === 5 * side + 5,
    isPhoto: isPhoto(costume),
  }
  const project = newProject()
  const sprites = project.sprites.map((cat) => ({ ...cat, x: 0, y: 0, costumes: [costume], ...change }))
  const [actor] = start({ ...project, sprites }, { now: () => 0, random: () => 0, shapeOf: () => shape }).actors
  if (!actor) throw new Error('no sprite')
  const found: string[] = []
  for (let y = -20; y <= 20; y++) for (let x = -20; x <= 20; x++) if (isOpaqueAt(actor, x, y)) found.push(`${x} ${y}`)
  for (const point of found) {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    expect(isOpaqueAt(actor, x + 0.9, y - 0.9), 'a point between two units is rounded down').toBe(true)
  }
  return found
}

test('a picture that is neither turned nor scaled, and any bitmap, is looked at in one pixel', () => {
  expect(opaquePoints('drawing')).toHaveLength(1)
  expect(opaquePoints('photo.png')).toHaveLength(1)
  expect(opaquePoints('drawing', { direction: 180 })).toHaveLength(1)
  expect(opaquePoints('photo.png', { size: 200 }).length).toBeLessThanOrEqual(9)
})

test('a drawing that is turned or scaled is also touched one pixel beside its rim', () => {
  expect(opaquePoints('drawing', { size: 200 }).length).toBeGreaterThan(2 * opaquePoints('photo.png', { size: 200 }).length)
  expect(opaquePoints('drawing', { direction: 45 }).length).toBeGreaterThan(2)
  expect(opaquePoints('drawing', { direction: 45, rotationStyle: 'left-right' })).toHaveLength(1)
})

test('the lowest row of a picture has a colour, where only single precision places it inside', () => {
  const costume: Costume = { name: 'flat', picture: 'flat', width: 60, height: 21.5, centerX: 30, centerY: 30, resolution: 1 }
  const shape: Shape = { hull: corners, columns: 120, rows: 43, isOpaque: () => true }
  const project = newProject()
  const place = { x: 12.5, y: 0, direction: -90, size: 200, rotationStyle: 'left-right' } as const
  const sprites = project.sprites.map((cat) => ({ ...cat, ...place, costumes: [costume] }))
  const [actor] = start({ ...project, sprites }, { now: () => 0, random: () => 0, shapeOf: () => shape }).actors
  const sampler = actor && samplerOf(actor)
  expect(sampler?.pointAt(-9, 17)).toBeGreaterThanOrEqual(42 * 120)
  expect(sampler?.pointAt(-9, 16)).toBe(-1)
})

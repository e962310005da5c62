import { expect, test } from 'vitest'
import { groundRing } from './stage-sprite.tsx'

const cat = { x: 200, y: 150, turn: 0, across: 1, up: 1, centerX: 48, centerY: 48, width: 96, height: 96 }

test('the ring is at the foot of a picture that stands on its centre', () => {
  expect(groundRing(cat)).toEqual({ cx: 200, cy: 192, rx: 46 })
  expect(groundRing({ ...cat, across: 0.5, up: 0.5 })).toEqual({ cx: 200, cy: 171, rx: 23 })
})

test('it is at the picture, not at the centre around which the picture turns', () => {
  const aside = { ...cat, width: 48, height: 192, centerX: -36, centerY: 96 }
  expect(groundRing(aside)).toEqual({ cx: 260, cy: 234, rx: 23 })
  expect(groundRing({ ...aside, across: -1 }).cx).toBe(140)
  const { cx, cy, rx } = groundRing({ ...aside, turn: 90 })
  expect([cx, cy, rx].map(Math.round)).toEqual([200, 231, 92])
})

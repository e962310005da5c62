import { expect, test } from 'vitest'
import { degreesAt, wrapped } from './dial.tsx'

test('a dial turns in the direction of its block, in steps of fifteen', () => {
  expect(degreesAt(0, -40, 'motion_turnright')).toBe(0)
  expect(degreesAt(40, 0, 'motion_turnright')).toBe(90)
  expect(degreesAt(-40, 2, 'motion_turnright')).toBe(270)
  expect(degreesAt(-40, 0, 'motion_turnleft')).toBe(90)
  expect(degreesAt(11, -40, 'motion_turnright')).toBe(15)
})

test('a direction stays in the range of blocks, and wraps around', () => {
  expect(degreesAt(-40, 0, 'motion_pointindirection')).toBe(-90)
  expect(degreesAt(0, 40, 'motion_pointindirection')).toBe(180)
  expect(wrapped(180 + 15, 'motion_pointindirection')).toBe(-165)
  expect(wrapped(345 + 15, 'motion_turnright')).toBe(0)
  expect(wrapped(0 - 15, 'motion_turnright')).toBe(345)
})

import { expect, test } from 'vitest'
import { largestSize, movedBorder, defaultSizes } from './panel-sizes.ts'

test('what one panel gains the next one loses', () => {
  expect(movedBorder(defaultSizes, 0, 10)).toEqual([30, 30, 40])
  expect(movedBorder(defaultSizes, 1, -10)).toEqual([20, 30, 50])
})

test('no panel becomes smaller than fifteen%', () => {
  expect(movedBorder(defaultSizes, 0, -10)).toEqual([15, 45, 40])
  expect(movedBorder(defaultSizes, 0, 100)).toEqual([45, 15, 40])
  expect(movedBorder(defaultSizes, 1, 100)).toEqual([20, 65, 15])
  expect([largestSize(defaultSizes, 0), largestSize(defaultSizes, 1)]).toEqual([45, 65])
})

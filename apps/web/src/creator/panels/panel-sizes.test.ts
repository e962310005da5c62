import { expect, test } from 'vitest'
import { largestSize, movedBorder, usualSizes } from './panel-sizes.ts'

test('what one panel gains the next one loses', () => {
  expect(movedBorder(usualSizes, 0, 10)).toEqual([30, 30, 40])
  expect(movedBorder(usualSizes, 1, -10)).toEqual([20, 30, 50])
})

test('no panel becomes smaller than fifteen%', () => {
  expect(movedBorder(usualSizes, 0, -10)).toEqual([15, 45, 40])
  expect(movedBorder(usualSizes, 0, 100)).toEqual([45, 15, 40])
  expect(movedBorder(usualSizes, 1, 100)).toEqual([20, 65, 15])
  expect([largestSize(usualSizes, 0), largestSize(usualSizes, 1)]).toEqual([45, 65])
})

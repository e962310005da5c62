import { expect, test } from 'vitest'
import { hasSmallCells, shorterSideOf60 } from './cell-size.ts'

/** Measured in Chromium. */
test.each([
  ['tall', 360, 616, 44],
  ['tall', 616, 360, 32.8],
  ['tall', 740, 360, 32.8],
  ['tall', 800, 600, 33.5],
  ['tall', 1024, 600, 33.5],
  ['tall', 1280, 720, 45.5],
  ['wide', 360, 616, 30.8],
  ['wide', 360, 740, 30.8],
  ['wide', 412, 800, 36],
  ['wide', 616, 360, 36.6],
] as const)('among sixty words of a %s board at %i x %i, a cell is %d px', (orientation, width, height, px) => {
  expect(shorterSideOf60(orientation, { width, height, rem: 16 })).toBeCloseTo(px, 1)
})

const phone = { width: 360, height: 616, rem: 16 }
const phoneAcross = { width: 616, height: 360, rem: 16 }
const computer = { width: 1280, height: 800, rem: 16 }

test('families are warned of small cells where this screen and the shape of the board give them', () => {
  expect(hasSmallCells(60, 'wide', phone)).toBe(true)
  expect(hasSmallCells(60, 'tall', phone)).toBe(false)
  expect(hasSmallCells(60, 'tall', phoneAcross)).toBe(true)
  expect(hasSmallCells(60, 'wide', phoneAcross)).toBe(true)
  expect(hasSmallCells(60, 'wide', computer)).toBe(false)
  expect(hasSmallCells(60, 'tall', computer)).toBe(false)
  expect(hasSmallCells(20, 'wide', phone)).toBe(false)
})

test('large text leaves the words beside it less room', () => {
  const tablet = { width: 740, height: 400 }
  expect(hasSmallCells(60, 'wide', { ...tablet, rem: 16 })).toBe(false)
  expect(hasSmallCells(60, 'wide', { ...tablet, rem: 24 })).toBe(true)
})

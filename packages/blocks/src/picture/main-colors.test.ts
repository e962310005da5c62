import { expect, test } from 'vitest'
import type { Shape } from '../machine/scene/shape.ts'
import { mainColors } from './main-colors.ts'

const picture = (colorAt: (point: number) => number): Shape => ({
  hull: [],
  columns: 50,
  rows: 50,
  isOpaque: () => true,
  colorAt,
})

test('the most frequent colour comes first; semi-transparent and isolated pixels do not count', () => {
  const [red, blue, half] = [0xff0000ff, 0xffff0000, 0x8000ff00]
  const mostlyRed = picture((point) => (point < 1500 ? red : point < 2000 ? blue : point < 2010 ? 0xff123456 : half))
  expect(mainColors([mostlyRed], 12)).toEqual(['#ff0000', '#0000ff'])
})

test('colours that are equal for a block are listed once, and no more than requested', () => {
  const greens = picture((point) => 0xff00a000 + ((point % 8) << 8))
  const many = picture((point) => (0xff000000 | ((point % 20) * 0x0c0c0c)) >>> 0)
  expect(mainColors([greens, greens], 12)).toHaveLength(1)
  expect(mainColors([greens, many], 5)).toHaveLength(5)
})

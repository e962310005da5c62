import { expect, test } from 'vitest'
import { rectangle, type Shape } from '../machine/scene/shape.ts'
import { pictureShape, shapeSize, shapeWithEffects } from './picture-shape.ts'
import type { Costume } from '../project.ts'

const costume = (width: number, height: number, resolution = 1): Costume => ({
  name: 'picture',
  picture: resolution === 1 ? 'picture' : 'picture.png',
  width,
  height,
  centerX: width / 2,
  centerY: height / 2,
  resolution,
})

/** A picture whose pixel at column and row has this colour, each as one number. */
function painted(of: Costume, color: (column: number, row: number) => number, finer = 1): Shape {
  const width = of.width * of.resolution * finer
  const height = of.height * of.resolution * finer
  const points = Uint32Array.from({ length: width * height }, (_, at) => color(at % width, Math.floor(at / width)))
  return pictureShape({ width, height, data: new Uint8ClampedArray(points.buffer) }, of)
}

const red = 0xff0000ff
const box = ({ hull }: Pick<Shape, 'hull'>) => [
  Math.min(...hull.map(({ x }) => x)),
  Math.max(...hull.map(({ x }) => x)),
  Math.min(...hull.map(({ y }) => y)),
  Math.max(...hull.map(({ y }) => y)),
]

test('a picture without holes is as wide and high as its default rectangle, at any resolution', () => {
  for (const each of [costume(96, 100), costume(40, 30, 2), costume(7, 3)]) {
    for (const finer of [1, 2, 5])
      expect(box(painted(each, () => red, finer)), `${each.width} by ${finer}`).toEqual(box(rectangle(each)))
  }
})

test('the hull contains only opaque pixels, and a concave part is inside it', () => {
  const letter = costume(20, 20)
  const u = painted(letter, (column, row) =>
    row >= 4 && row < 16 && column >= 2 && column < 12 && (column < 5 || column > 8 || row > 12) ? red : 0,
  )
  // A unit further right and down: Scratch samples the four pixels around each unit.
  expect(box(u)).toEqual([2.5, 12.5, 4.5, 16.5])
  const diamond = painted(letter, (column, row) => (Math.abs(column - 9) + Math.abs(row - 9) <= 6 ? red : 0))
  expect(diamond.hull.length).toBeLessThanOrEqual(10)
  expect(box(diamond)).toEqual([3.5, 16.5, 3.5, 16.5])
  expect(painted(letter, () => 0).hull).toEqual([])
})

test('the hull of a drawing of many thousand units is found in steps', () => {
  const large = costume(10_000, 9000)
  const points = Uint32Array.from({ length: 100 * 90 }, (_, at) => (at % 100 >= 50 && at >= 100 * 45 ? red : 0))
  const shape = pictureShape({ width: 100, height: 90, data: new Uint8ClampedArray(points.buffer) }, large)
  const [left = 0, right = 0, top = 0, bottom = 0] = box(shape)
  // One of a hundred pixels is a hundred units; beside the rim another one counts.
  expect([left, right, top, bottom].map((each) => Math.round(each / 100))).toEqual([50, 100, 45, 90])
})

test('the faintest pixel counts as opaque, a fully transparent one does not', () => {
  const shape = painted(costume(2, 1), (column) => (column === 0 ? 0x010000ff : 0x000000ff))
  expect([shape.isOpaque(0), shape.isOpaque(1)]).toEqual([true, false])
})

test('effects move the opaque part and change the sensed colours; the ghost effect does neither', () => {
  const half = costume(100, 100)
  const shape = painted(half, (column) => (column < 50 ? red : 0))
  expect(shapeWithEffects(shape, half, new Map([['ghost', 60]]))).toBeNull()
  const bright = shapeWithEffects(shape, half, new Map([['brightness', 100]]))?.make()
  expect(bright?.colorAt?.(0)).toBe(0xffffffff)
  expect(bright?.isOpaque(99)).toBe(false)
  expect(bright?.hull).toBe(shape.hull)
  const tiled = shapeWithEffects(shape, half, new Map([['mosaic', 10]]))?.make()
  const moved = [0.1, 0.3, 0.6, 0.9].map((u) => {
    const place = { u, v: 0 }
    tiled?.move?.(place)
    return place.u < 0.5
  })
  expect(moved).toEqual([true, false, true, false])
  expect(tiled && box(tiled)).toEqual([0.5, 75.5, 0.5, 99.5])
})

test('small drawings get a higher resolution, large ones no more than memory allows', () => {
  expect(shapeSize(costume(96, 96), 691_200)).toEqual({ width: 192, height: 192 })
  expect(shapeSize(costume(8, 8), 691_200)).toEqual({ width: 64, height: 64 })
  expect(shapeSize(costume(480, 360), 691_200)).toEqual({ width: 480, height: 360 })
  expect(shapeSize(costume(480, 360, 2), 691_200)).toEqual({ width: 960, height: 720 })
  const huge = shapeSize(costume(4096, 4096), 691_200)
  expect(huge.width * huge.height).toBeLessThanOrEqual(692_000)
  expect(shapeSize(costume(20, 20, 2), 691_200)).toEqual({ width: 40, height: 40 })
})

test('a drawing has one pixel per unit, more when it is shown larger; a bitmap has two', () => {
  const odd = costume(10.5, 4)
  const shape = painted({ ...odd, width: 12, height: 4 }, () => red)
  expect([shape.columns, shape.rows]).toEqual([12, 4])
  const finer = pictureShape({ width: 42, height: 16, data: new Uint8ClampedArray(42 * 16 * 4).fill(255) }, odd)
  expect([finer.columns, finer.rows]).toEqual([10, 4])
  expect([finer.at?.(2).columns, finer.at?.(2).rows]).toEqual([21, 8])
  const photo = { ...costume(10, 4), picture: 'photo.png' }
  expect(painted(photo, () => red)).toMatchObject({ columns: 20, rows: 8, isPhoto: true })
})

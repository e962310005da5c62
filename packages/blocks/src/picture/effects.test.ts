import { expect, test } from 'vitest'
import { paintRows, pixelEffects, type EffectValues, type Pixels } from './effects.ts'

function picture(width: number, colors: readonly (readonly number[])[]): Pixels {
  return {
    width,
    height: colors.length / width,
    data: new Uint8ClampedArray(colors.flatMap((color) => [...color, 255].slice(0, 4))),
  }
}

function changed(from: Pixels, values: EffectValues): number[][] {
  const effects = pixelEffects(values, from)
  const into = { ...from, data: from.data.slice() }
  if (effects) paintRows(into, from, effects, { from: 0, to: from.height })
  return Array.from({ length: from.width * from.height }, (_, at) => Array.from(into.data.subarray(at * 4, at * 4 + 4)))
}

const one = (color: readonly number[], ...values: [string, number][]) => changed(picture(1, [color]), values)[0]

/** A picture whose pixel colours encode their position. */
const places = (side: number) =>
  picture(
    side,
    Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side), 0]),
  )

test.each([
  [[255, 0, 0], 0, [255, 0, 0, 255]],
  [[255, 0, 0], 25, [255, 191, 0, 255]],
  [[255, 0, 0], 50, [128, 255, 0, 255]],
  [[255, 0, 0], 100, [0, 255, 255, 255]],
  [[255, 0, 0], -50, [128, 0, 255, 255]],
  [[255, 0, 0], 200, [255, 0, 0, 255]],
  [[255, 0, 0], 12_100, [0, 255, 255, 255]],
  [[200, 150, 100], 100, [100, 150, 200, 255]],
])('the colour effect rotates the hue of %j by %d two-hundredths of a circle', (color, value, expected) => {
  expect(one(color, ['color', value])).toEqual(expected)
})

test('grey becomes a pale red before its hue is rotated, and near-black a dark one', () => {
  expect(one([200, 200, 200], ['color', 100])).toEqual([182, 200, 200, 255])
  expect(one([255, 255, 255], ['color', 200])).toEqual([255, 232, 232, 255])
  expect(one([0, 0, 0], ['color', 100])).toEqual([0, 14, 14, 255])
  expect(one([10, 13, 2], ['color', 200])).toEqual([14, 0, 0, 255])
  expect(one([15, 15, 15], ['color', 200])).toEqual([15, 14, 14, 255])
})

test('a hue rotation of zero changes nothing, not even grey', () => {
  expect(one([200, 200, 200], ['color', 0])).toEqual([200, 200, 200, 255])
  expect(pixelEffects([['color', 0]], places(1))).toBeNull()
  expect(pixelEffects([['ghost', 50]], places(1))).toBeNull()
})

test('brightness adds a hundredth of its value to each channel, clamped, and after the hue', () => {
  expect(one([100, 150, 250], ['brightness', 20])).toEqual([151, 201, 255, 255])
  expect(one([100, 150, 250], ['brightness', -50])).toEqual([0, 22, 122, 255])
  expect(one([12, 34, 56], ['brightness', 100])).toEqual([255, 255, 255, 255])
  expect(one([12, 34, 56], ['brightness', -100])).toEqual([0, 0, 0, 255])
  expect(one([255, 0, 0], ['brightness', 20], ['color', 100])).toEqual([51, 255, 255, 255])
})

test('alpha is unchanged, and transparent pixels keep no colour', () => {
  expect(one([255, 0, 0, 128], ['color', 100])).toEqual([0, 255, 255, 128])
  expect(one([0, 0, 0, 0], ['brightness', 100], ['color', 30])).toEqual([0, 0, 0, 0])
})

test('mosaic shows the whole picture several times', () => {
  // (10 + 10) / 10: twice across and twice down, each with every other pixel.
  const row = changed(places(4), [['mosaic', 10]]).slice(0, 4)
  expect(row.map(([x]) => x)).toEqual([1, 3, 1, 3])
  expect(changed(places(4), [['mosaic', -10]])).toEqual(changed(places(4), [['mosaic', 10]]))
  // Too little for a second one.
  expect(changed(places(4), [['mosaic', 4]])).toEqual(changed(places(4), []))
})

test('pixelate shows squares with the colour of their centre', () => {
  const points = changed(places(6), [['pixelate', 30]])
  const across = points.slice(0, 6).map(([x]) => x)
  expect(across).toEqual([1, 1, 1, 4, 4, 4])
  expect(points[35]).toEqual([4, 4, 0, 255])
})

test('whirl rotates the centre and not the corners and edges', () => {
  const side = 21
  const points = changed(places(side), [['whirl', 90]])
  const at = (x: number, y: number) => points[y * side + x]
  expect(at(10, 10)).toEqual([10, 10, 0, 255])
  expect(at(0, 0)).toEqual([0, 0, 0, 255])
  expect(at(0, 10)).toEqual([0, 10, 0, 255])
  // Right of the centre, (0.9)² of 90 degrees: the pixel shown there was below it; the picture rotated counterclockwise.
  expect(at(11, 10)?.slice(0, 2)).toEqual([10, 11])
  expect(changed(places(side), [['whirl', -90]])[10 * side + 11]?.slice(0, 2)).toEqual([10, 9])
})

test('fisheye enlarges the centre, and below zero shrinks it', () => {
  const side = 21
  const middle = (value: number) => changed(places(side), [['fisheye', value]])[10 * side + 15]?.[0] ?? 0
  expect(middle(100)).toBe(12)
  expect(middle(0)).toBe(15)
  expect(middle(-50)).toBeGreaterThan(16)
  expect(changed(places(side), [['fisheye', 100]])[0]).toEqual([0, 0, 0, 255])
})

test('rows can be computed separately, and equal values have the same key', () => {
  const from = places(9)
  const effects = pixelEffects(
    [
      ['whirl', 70],
      ['color', 30],
    ],
    from,
  )
  if (!effects) throw new Error('no effects')
  const into = { ...from, data: new Uint8ClampedArray(from.data.length) }
  for (let row = 0; row < 12; row += 2) paintRows(into, from, effects, { from: row, to: row + 2 })
  expect([...into.data]).toEqual(
    changed(from, [
      ['color', 30],
      ['whirl', 70],
    ]).flat(),
  )
  expect(
    pixelEffects(
      [
        ['color', 230],
        ['whirl', 70],
      ],
      from,
    )?.key,
  ).toBe(effects.key)
})

test('an infinite value changes nothing', () => {
  expect(
    pixelEffects(
      [
        ['color', Infinity],
        ['whirl', -Infinity],
      ],
      places(2),
    ),
  ).toBeNull()
})

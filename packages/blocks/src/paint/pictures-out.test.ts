/** Saving a drawing as a file: cropped, and with fewer colours when it is too large. */
import { unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { pictureIn } from '../sb3/svg/picture-size.ts'
import { drawnBox, toWholeUnits } from './drawn-box.ts'
import { indexedPng } from './indexed-png.ts'
import { reduceColors } from './reduce-colors.ts'

function pixels(width: number, height: number, colorAt: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4)
  return { width, height, data }
}

const nothing = [0, 0, 0, 0] as const

test('an empty border is cropped, and an empty page has no box', () => {
  const spot = pixels(20, 12, (x, y) => (x >= 5 && x < 9 && y === 7 ? [1, 2, 3, 255] : nothing))
  expect(drawnBox(spot)).toEqual({ x: 5, y: 7, width: 4, height: 1 })
  expect(drawnBox(pixels(4, 4, () => nothing))).toBeNull()
  expect(drawnBox(pixels(4, 3, () => [0, 0, 0, 1]))).toEqual({ x: 0, y: 0, width: 4, height: 3 })
})

test('a cropped picture has integer units', () => {
  expect(toWholeUnits({ x: 5, y: 7, width: 4, height: 1 }, 2)).toEqual({ x: 4, y: 6, width: 6, height: 2 })
})

test('a picture with few colours keeps them', () => {
  const flat = pixels(8, 8, (x) => (x < 2 ? nothing : x < 5 ? [216, 71, 60, 255] : [26, 41, 35, 255]))
  const { colors, points } = reduceColors(flat, 64)
  expect(colors.length).toBe(12)
  const back = [...points].flatMap((number) => [...colors.subarray(number * 4, number * 4 + 4)])
  expect(back).toEqual([...flat.data])
})

test('a picture with many colours is reduced to the requested number, each near its original', () => {
  const many = pixels(64, 64, (x, y) => [x * 4, y * 4, 128, 255])
  const { colors, points } = reduceColors(many, 64)
  expect(colors.length / 4).toBeLessThanOrEqual(64)
  const far = [...points].map((number, at) => Math.abs((colors[number * 4] ?? 0) - (many.data[at * 4] ?? 0)))
  expect(Math.max(...far)).toBeLessThan(64)
  expect(
    reduceColors(
      pixels(2, 2, () => nothing),
      8,
    ).points,
  ).toEqual(new Uint8Array(4))
})

test.each([2, 4, 16, 64])('a file with %i colours is a PNG with every pixel', (most) => {
  const many = pixels(33, 9, (x, y) => (x === 0 ? nothing : [x * 7, y * 25, 90, 255]))
  const picture = reduceColors(many, most)
  const file = indexedPng(picture)
  expect(pictureIn(file)).toEqual({ kind: 'png', width: 33, height: 9 })
  const bits = file[24] ?? 0
  const at = new TextDecoder('latin1').decode(file).indexOf('IDAT')
  const rows = unzlibSync(file.subarray(at + 4, file.length - 16))
  const length = 1 + Math.ceil((33 * bits) / 8)
  expect(rows.length).toBe(length * 9)
  const back = Array.from({ length: 33 * 9 }, (_, point) => {
    const [row, column] = [Math.floor(point / 33), point % 33]
    const byte = rows[row * length + 1 + Math.floor((column * bits) / 8)] ?? 0
    return (byte >> (8 - bits - ((column * bits) % 8))) & (2 ** bits - 1)
  })
  expect(back).toEqual([...picture.points])
})

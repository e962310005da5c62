import { expect, test } from 'vitest'
import { bubbleBox } from './bubble.tsx'
import { separateBoxes } from './readouts/readout-boxes.tsx'
import type { Readout } from './readouts/readouts.ts'
import type { ShownSprite } from './shown-sprites.ts'
import { letterScale } from './use-letter-scale.ts'
import { withFonts } from './pictures-shown.ts'

const phone = { perUnit: 268 / 480, least: 15 }

test('text on a small stage is as large as any other text, and on a large one unchanged', () => {
  expect(14 * phone.perUnit * letterScale(14, phone)).toBeCloseTo(15)
  expect(letterScale(14, { perUnit: 1.2, least: 15 })).toBe(1)
})

test('a bubble stays within the stage however large its text is', () => {
  const at = { x: 200, y: -150, size: 100 } as ShownSprite
  const scale = letterScale(17, phone)
  const short = bubbleBox(at, 'Hello!', scale)
  expect(short.scale).toBe(scale)
  for (const text of ['Hello!', 'a word '.repeat(47), 'अ'.repeat(330)]) {
    const { left, top, width, height, scale: drawn } = bubbleBox(at, text, scale)
    expect([left, top, 480 - left - width * drawn, 360 - top - height * drawn].every((free) => free >= 0)).toBe(true)
  }
})

test('boxes of values never overlap when their text grows', () => {
  const look = { mode: 'default', width: 100, height: 200, least: 0, most: 100, isWhole: true } as const
  const readout = (id: string, y: number): Readout => ({ id, name: 'Ducks', x: 5, y, look, value: 12, list: null })
  const readouts = [readout('one', 5), readout('two', 33), readout('three', 61)]
  expect(separateBoxes(readouts, 1).map(({ y }) => y)).toEqual([5, 33, 61])
  const [one = 0, two = 0, three = 0] = separateBoxes(readouts, 1.92).map(({ y }) => y)
  expect(two - one).toBeGreaterThanOrEqual(24 * 1.92)
  expect(three - two).toBeGreaterThanOrEqual(24 * 1.92)
})

const shown = (svg: string) => new TextDecoder().decode(withFonts(new TextEncoder().encode(svg)))

test('the fonts of Scratch are replaced by fonts that devices have, and others stay', () => {
  expect(shown('<text font-family="Sans Serif">a</text>')).toContain('sans-serif')
  expect(shown('<text font-family="Pixel">a</text>')).toContain('font-family="\'Courier New\',monospace"')
  expect(shown('<text style="font-family:Marker;fill:red">a</text>')).toContain("font-family:'Comic Sans MS'")
  expect(shown('<text font-family="Georgia">Serif</text>')).toBe('<text font-family="Georgia">Serif</text>')
  expect(shown('<path/>')).toBe('<path/>')
})

import { expect, test } from 'vitest'
import { isAllDrawn, type Part, parseDrawing, shapes, type Step, type Stroke } from './drawing.ts'
import { mixedColor, paintColorOf, paintColors } from './paint-colors.ts'
import { paintHistoryOf, stepsRedone, stepsUndone, withSteps } from './paint-history.ts'
import { changedPart, placeOf, sizeInUnits, sizeOf, spotOf, withPartMoved } from './part-places.ts'
import { partPath, pathText } from './shape-path.ts'
import { curveTo, isFurther, lastStretch } from './smooth.ts'

const page = { width: 240, height: 180 }
const stroke: Stroke = { tool: 'stroke', color: '#1a2923', width: 8, points: [0, 0, 10, 0, 10, 10] }
const part: Part = { tool: 'shape', shape: 'circle', color: '#6fc3dd', outline: 0, x: 120, y: 90, across: 60, down: 60, turn: 0 }

test('a drawing is restored exactly after storing, and any other stored text is rejected', () => {
  const steps: Step[] = [
    stroke,
    { ...stroke, color: null },
    part,
    { tool: 'fill', x: 1, y: 2, color: '#ffffff' },
    { tool: 'layer', x: 0, y: 0, across: 9, down: 9, isPhoto: true, isRound: true, bytes: Uint8Array.of(1) },
  ]
  const drawing = { ...page, middle: null, steps }
  expect(parseDrawing(drawing)).toEqual(drawing)
  expect(parseDrawing({ ...drawing, middle: { x: 4, y: 5 } })?.middle).toEqual({ x: 4, y: 5 })
  for (const wrong of [
    null,
    [],
    { ...drawing, width: 4000 },
    { ...drawing, steps: 'none' },
    { ...drawing, steps: [{ ...stroke, points: [1, Number.NaN] }] },
    { ...drawing, steps: [{ ...stroke, points: [] }] },
    { ...drawing, steps: [{ ...stroke, color: 'url(x)' }] },
    { ...drawing, steps: [{ ...part, shape: 'spiral' }] },
    { ...drawing, steps: [{ ...steps[4], bytes: 'text' }] },
  ])
    expect(parseDrawing(wrong)).toBeNull()
})

test('every change can be undone and redone one by one, and a new one clears the redo list', () => {
  const other = { ...stroke, width: 16 }
  const drawn = withSteps(withSteps(paintHistoryOf([]), [stroke]), [stroke, other])
  expect(stepsUndone(drawn).now).toEqual([stroke])
  expect(stepsUndone(stepsUndone(stepsUndone(drawn))).now).toEqual([])
  expect(stepsRedone(stepsUndone(drawn)).now).toEqual([stroke, other])
  expect(stepsRedone(drawn)).toBe(drawn)
  const cleared = withSteps(drawn, [])
  expect(stepsUndone(cleared).now).toEqual([stroke, other])
  expect(withSteps(stepsUndone(drawn), [other]).undone).toEqual([])
})

test('a reopened drawing can be undone step by step, but not its initial picture', () => {
  const ground: Step = { tool: 'layer', x: 0, y: 0, across: 9, down: 9, isPhoto: false, isRound: false, bytes: Uint8Array.of(1) }
  const opened = paintHistoryOf([ground, stroke])
  expect(stepsUndone(opened).now).toEqual([ground])
  expect(stepsUndone(stepsUndone(opened)).now).toEqual([ground])
  expect(stepsUndone(paintHistoryOf([stroke])).now).toEqual([])
})

test('curves of a stroke join, and a repeated point does not count', () => {
  const { points } = stroke
  expect(curveTo(points, 1)).toMatchObject({ fromX: 0, fromY: 0, toX: 5, toY: 0 })
  expect(curveTo(points, 2)).toMatchObject({ fromX: 5, fromY: 0, viaX: 10, viaY: 0, toX: 10, toY: 5 })
  expect(lastStretch(points)).toMatchObject({ fromX: 10, fromY: 5, toX: 10, toY: 10 })
  expect(isFurther(points, 10.5, 10)).toBe(false)
  expect(isFurther(points, 11, 10)).toBe(true)
})

test.each(shapes)('a %s stays in its box, rotated or not', (shape) => {
  const numbers = partPath({ ...part, shape, x: 0, y: 0, across: 100, down: 50 }).flatMap(([, ...all]) => all as number[])
  const [across, down] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  expect(Math.max(...across.map(Math.abs))).toBeLessThanOrEqual(57)
  expect(Math.max(...down.map(Math.abs))).toBeLessThanOrEqual(34)
  const turned = partPath({ ...part, shape, x: 0, y: 0, across: 100, down: 50, turn: 180 }).flatMap(
    ([, ...all]) => all as number[],
  )
  for (const [at, number] of turned.entries()) expect(number).toBeCloseTo(-(numbers[at] ?? 0))
  expect(pathText(partPath({ ...part, shape }))).toMatch(/^M[-\d. ]+[LC]/)
})

test('sizes and positions have names, and a name leads back to the same value', () => {
  for (const size of ['small', 'middle', 'big'] as const) {
    const length = sizeInUnits(size, page)
    expect(sizeOf({ across: length, down: length }, page)).toBe(size)
  }
  for (const column of ['left', 'middle', 'right'] as const)
    for (const row of ['upper', 'middle', 'lower'] as const)
      expect(placeOf(spotOf({ column, row }, page), page)).toEqual({ column, row })
  expect(placeOf({ x: -5, y: 999 }, page)).toEqual({ column: 'left', row: 'lower' })
})

test('a part is moved, resized and rotated in steps, and stays on the page', () => {
  expect(changedPart(part, 'left', page)).toMatchObject({ x: 110, y: 90 })
  expect(changedPart({ ...part, x: 3 }, 'left', page).x).toBe(0)
  expect(changedPart(part, 'bigger', page).across).toBeCloseTo(72)
  expect(changedPart({ ...part, across: 230, down: 230 }, 'bigger', page).across).toBe(230)
  expect(changedPart({ ...part, across: 4, down: 4 }, 'smaller', page).across).toBe(4)
  expect(changedPart({ ...part, turn: 350 }, 'turn', page).turn).toBe(5)
})

test('a part goes in front of the next one, whatever was drawn between them', () => {
  const other = { ...part, color: '#d8473c' }
  expect(withPartMoved([part, stroke, other], 0, 'forward')).toEqual([other, stroke, part])
  expect(withPartMoved([part, stroke, other], 2, 'back')).toEqual([other, stroke, part])
  const all = [part, stroke]
  expect(withPartMoved(all, 0, 'forward')).toBe(all)
})

test('twelve colours have names, and any other is mixed from hue, saturation and lightness', () => {
  expect(Object.keys(paintColors)).toHaveLength(12)
  expect(paintColorOf(paintColors.sky)).toBe('sky')
  expect(paintColorOf('#123456')).toBeUndefined()
  expect(mixedColor({ hue: 0, strength: 100, light: 50 })).toBe('#ff0000')
  expect(mixedColor({ hue: 120, strength: 100, light: 50 })).toBe('#00ff00')
  expect(mixedColor({ hue: 240, strength: 0, light: 100 })).toBe('#ffffff')
})

test('only a drawing made here may be uploaded: a photo or a file in it keeps it on the device', () => {
  const layer = {
    tool: 'layer',
    x: 0,
    y: 0,
    across: 9,
    down: 9,
    isPhoto: false,
    isRound: false,
    bytes: Uint8Array.of(1),
  } as const
  expect(isAllDrawn({ steps: [stroke, part, { ...layer, isOurs: true }] })).toBe(true)
  expect(isAllDrawn({ steps: [stroke, { ...layer, isPhoto: true }] })).toBe(false)
  expect(isAllDrawn({ steps: [layer, stroke] }), 'nobody knows from where').toBe(false)
})

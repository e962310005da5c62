import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shellLayout } from './shell-layout.ts'

test('each screen of the design has its layout and its stage', () => {
  expect(shellLayout({ width: 360, height: 740 })).toEqual({ kind: 'phone', stageWidth: 268, rows: 2 })
  expect(shellLayout({ width: 360, height: 616 })).toEqual({ kind: 'phone', stageWidth: 268, rows: 2 })
  expect(shellLayout({ width: 412, height: 915 })).toMatchObject({ kind: 'phone', stageWidth: 320 })
  expect(shellLayout({ width: 740, height: 360 })).toEqual({ kind: 'landscape', stageWidth: 330, rows: 2 })
  expect(shellLayout({ width: 768, height: 1024 })).toMatchObject({ kind: 'tablet', stageWidth: 512 })
  expect(shellLayout({ width: 1024, height: 768 }).kind).toBe('laptop')
  expect(shellLayout({ width: 1280, height: 800 }).kind).toBe('laptop')
})

test('a short phone on its side has one row of blocks, which are as wide as their labels', () => {
  expect(shellLayout({ width: 640, height: 360 })).toMatchObject({ kind: 'landscape', rows: 2 })
  expect(shellLayout({ width: 568, height: 320 })).toMatchObject({ kind: 'landscape', rows: 1 })
})

test('200 % zoom of a laptop is a phone in landscape, and 400 % one column', () => {
  expect(shellLayout({ width: 640, height: 400 }).kind).toBe('landscape')
  expect(shellLayout({ width: 320, height: 200 }).kind).toBe('column')
  expect(shellLayout({ width: 160, height: 320 }).kind).toBe('column')
})

test('a phone with large text keeps stage, script and blocks beside each other as long as its tools fit', () => {
  const withText = (width: number, height: number, percent: number) =>
    shellLayout({ width: (width * 100) / percent, height: (height * 100) / percent })
  expect(withText(320, 640, 100)).toMatchObject({ kind: 'phone', narrow: 'close' })
  expect(withText(360, 616, 130)).toMatchObject({ kind: 'phone', rows: 1, narrow: 'icons' })
  expect(withText(412, 915, 150)).toMatchObject({ kind: 'phone', rows: 1, narrow: 'icons' })
  expect(withText(360, 616, 150).kind).toBe('column')
})

test('on any phone in portrait, the script has its 96 px as long as bar, stage and one row of blocks leave them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 599 }), fc.integer({ min: 500, max: 1400 }), (width, height) => {
      const { kind, stageWidth, rows } = shellLayout({ width, height })
      const palette = rows === 2 ? 188 : 130
      expect(kind).toBe('phone')
      expect(height - 52 - (stageWidth * 3) / 4 - palette).toBeGreaterThanOrEqual(Math.min(96, height - 52 - 160 - 130))
      expect(width - stageWidth).toBeGreaterThanOrEqual(92)
    }),
  )
})

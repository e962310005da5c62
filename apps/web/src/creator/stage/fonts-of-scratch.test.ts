import { expect, test } from 'vitest'
import { withFonts } from './pictures-shown.ts'

const shown = (svg: string) => new TextDecoder().decode(withFonts(new TextEncoder().encode(svg)))

test('the fonts of Scratch are replaced by fonts that devices have, and others stay', () => {
  expect(shown('<text font-family="Sans Serif">a</text>')).toContain('sans-serif')
  expect(shown('<text font-family="Pixel">a</text>')).toContain('font-family="\'Courier New\',monospace"')
  expect(shown('<text style="font-family:Marker;fill:red">a</text>')).toContain("font-family:'Comic Sans MS'")
  expect(shown('<text font-family="Georgia">Serif</text>')).toBe('<text font-family="Georgia">Serif</text>')
  expect(shown('<path/>')).toBe('<path/>')
})

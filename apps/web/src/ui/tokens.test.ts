import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const themes = ['day', 'night', 'calm'] as const
type Theme = (typeof themes)[number]

/** The design's table: text on backgrounds, day / night / calm. The goal for text is 7, the minimum 4.5; for borders 3. */
const pairs: readonly [words: string, ground: string, ratios: readonly [number, number, number]][] = [
  ['ink', 'bg', [14.2, 15.1, 11.0]],
  ['ink', 'surface', [15.2, 13.4, 11.8]],
  ['ink2', 'bg', [7.6, 9.9, 7.4]],
  ['ink2', 'sunken', [7.1, 10.5, 6.8]],
  ['on-leaf', 'leaf', [7.1, 9.7, 7.0]],
  ['leaf', 'surface', [7.1, 8.7, 6.7]],
  ['leaf', 'leaf-tint', [5.8, 6.1, 5.6]],
  ['ink', 'leaf-tint', [12.3, 9.4, 9.9]],
  ['neel', 'surface', [7.9, 8.5, 6.6]],
  ['neel', 'neel-tint', [6.5, 7.2, 5.6]],
  ['mari-ink', 'mari-tint', [7.4, 9.1, 6.7]],
  ['clay', 'clay-tint', [6.2, 7.2, 5.7]],
  ['plum', 'plum-tint', [6.5, 7.3, 5.6]],
  ['edge', 'surface', [4.4, 5.3, 4.3]],
  ['edge', 'bg', [4.1, 6.0, 4.0]],
  ['footer-ink', 'footer', [10.9, 16.4, 8.6]],
  ['ink', 'block-motion-tint', [12.9, 11.1, 10.7]],
  ['ink', 'block-looks-tint', [12.7, 11.9, 10.7]],
  ['ink', 'block-control-tint', [13.4, 10.6, 10.7]],
  ['ink', 'block-events-tint', [13.8, 10.2, 11.0]],
]

for (const [words, ground, ratios] of pairs) {
  test(`${words} on ${ground} has the contrast of the design in all three themes`, () => {
    const computed = themes.map((theme) => contrast(palette(theme, words), palette(theme, ground)))
    // The table is rounded to one place.
    for (const [index, ratio] of computed.entries()) expect(Math.abs(ratio - (ratios[index] ?? 0))).toBeLessThan(0.1)
    for (const ratio of computed) expect(ratio).toBeGreaterThanOrEqual(words === 'edge' ? 3 : 4.5)
  })
}

test('text on other backgrounds has enough contrast too', () => {
  const further = [
    ['ink', 'mari-tint'],
    ['ink', 'clay-tint'],
    ['ink', 'neel-tint'],
    ['ink', 'sunken'],
    ['ink2', 'surface'],
    ['ink2', 'neel-tint'],
    ['neel', 'bg'],
    ['clay', 'surface'],
    ['clay', 'bg'],
    ['leaf', 'bg'],
  ] as const
  for (const theme of themes) {
    for (const [words, ground] of further) {
      const ratio = contrast(palette(theme, words), palette(theme, ground))
      expect(ratio, `${words} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('a button on marigold has dark text in every theme', () => {
  for (const theme of themes) expect(contrast('#1a2923', palette(theme, 'mari'))).toBeGreaterThanOrEqual(7)
})

test('a device in dark mode gets the same roles as the dark theme', () => {
  const dark = rolesOf(":root[data-theme='dark']")
  expect(dark.length).toBeGreaterThan(25)
  expect(rolesOf(':root:not([data-theme])')).toEqual(dark)
})

test('every theme changes every role, except block caps, which the dark theme keeps', () => {
  const names = (rules: readonly string[]) => rules.map((rule) => rule.split(':')[0])
  const calm = names(rolesOf(":root[data-theme='calm']"))
  const dark = names(rolesOf(":root[data-theme='dark']"))
  expect(calm.filter((name) => !dark.includes(name))).toEqual(
    ['motion', 'looks', 'control', 'events'].map((kind) => `--block-${kind}`),
  )
})

/** A colour of a theme; the dark theme inherits the colours that it does not set. */
function palette(theme: Theme, name: string): string {
  const own = colorOf(`--${theme}-${name}`) ?? colorOf(`--day-${name}`)
  if (!own) throw new Error(`no colour ${name}`)
  return own
}

function colorOf(name: string): string | undefined {
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
}

function rolesOf(selector: string): readonly string[] {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return [...body.matchAll(/--[\w-]+: [^;]+/g)].map(([rule]) => rule)
}

/** WCAG 2 contrast of two sRGB colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

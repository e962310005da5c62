import { expect, test } from 'vitest'
import { criticalStyles, withoutBase } from './critical-styles.ts'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { paletteOf, withPalette } from './palette-plugin.ts'

const html = '<html lang="en"><body><main class="card card--big"><h1>Games</h1><button aria-pressed="false">Play</button></main>'

test('a rule for an element of the page is kept, and no other', () => {
  expect(criticalStyles(html, '.card{color:red}.card.card--small{color:blue}.list{color:green}h2{margin:0}')).toContain(
    '.card{color:red}',
  )
  for (const gone of ['.card--small', '.list', 'h2'])
    expect(criticalStyles(html, `.card{top:0}${gone}{left:0}`)).not.toContain(gone)
})

test('selectors without an element, with a language or with a pseudo-class are kept', () => {
  const kept = [
    ':is(h1,h2):not(:lang(en)){top:0}',
    ':where(.card,.list){top:0}',
    '.card:not(.list){top:0}',
    'main:has(h1){top:0}',
  ]
  for (const rule of kept) expect(criticalStyles(html, rule), rule).toContain('{top:0}')
  expect(criticalStyles(html, 'main:has(.list){top:0}')).not.toContain('{top:0}')
})

test('a theme that the first script may set is kept, also if the page does not mention it', () => {
  expect(criticalStyles(html, ':root[data-theme=dark]{--surface:#000}')).toContain('--surface:#000')
})

test('the layer order comes first, media widths stay, and animations and print rules are removed', () => {
  const sheet = '@layer pages{@media (width>=48em){.card{top:0}}@media print{.card{left:0}}@keyframes turn{to{rotate:1turn}}}'
  const kept = criticalStyles(html, sheet)
  expect(kept).toMatch(/^@layer reset,tokens,base,components,pages;/)
  expect(kept).toContain('top:0')
  expect(kept).not.toMatch(/left:0|turn/)
})

test('the common style sheet is split by layers: each rule is in one of the two parts, in layer order', () => {
  const { base, rest } = withoutBase('@layer tokens{:root{--a:1px}}@layer pages{.card{top:0}}@layer base{h1{left:0}}')
  expect(base).toMatch(/^@layer reset,tokens,base,components,pages;.*--a:1px.*left:0/)
  expect(base).not.toContain('top:0')
  expect(rest).toMatch(/^@layer reset,tokens,base,components,pages;.*top:0/)
  expect(rest).not.toMatch(/--a|left:0/)
})

test('unlayered rules are only in the page', () => {
  const { base, rest } = withoutBase(
    '@layer pages{@media (width>=48em){.card{top:0}}}@media screen{:root[data-text="130"]{font-size:130%}}',
  )
  expect(base).toContain('font-size:130%')
  expect(rest).toContain('top:0')
  expect(rest).not.toContain('font-size')
})

test('print rules are in the style sheet, not in the page', () => {
  const { base, rest } = withoutBase(
    '@page{margin:15mm}@media print{:root{--ink:#000}}@media screen{:root{top:0}}@layer base{h1{left:0}@media print{h1{left:1px}}}',
  )
  expect(base).toContain('left:0')
  expect(base).not.toMatch(/print|@page/)
  expect(rest).toMatch(/@page\{margin:15mm\}.*@media print\{:root\{--ink:#000\}\}.*@layer base\{@media print\{h1\{left:1px\}\}\}/)
  expect(rest).not.toMatch(/top:0|left:0/)
})

test('rules for hover and focus are left to the style sheet', () => {
  for (const kind of ['hover', 'active', 'focus-visible'])
    expect(criticalStyles(html, `.card:${kind}{top:0}`)).not.toContain('top:0')
  expect(criticalStyles(html, '.card:not(:focus-visible){top:0}')).toContain('top:0')
})

test('media queries use the syntax that Safari before 16.4 understands', () => {
  const sheet = '@layer base{@media (width>=48em){.card{top:0}}}@layer pages{@media (height<=40em){.card{left:0}}}'
  const { base, rest } = withoutBase(sheet)
  for (const written of [criticalStyles(html, sheet), base, rest]) expect(written).not.toMatch(/[<>]/)
  expect(rest).toContain('@media (max-height:40em)')
})

const palette = paletteOf(':root { --day-ink: #1a2923; --night-ink: rgb(1, 2, 3); --ink: var(--day-ink); }')

test('a role has the colour of the palette itself', () => {
  expect(withPalette('var(--day-ink)', palette)).toBe('#1a2923')
  expect(withPalette('1px solid var(--night-ink)', palette)).toBe('1px solid rgb(1, 2, 3)')
  expect(withPalette('var(--ink)', palette)).toBe('var(--ink)')
})

test('a colour that is not in the palette stops the build', () => {
  expect(() => withPalette('var(--day-rose)', palette)).toThrow('--day-rose')
})

test('the palette is in no style sheet, also where one imports another', async () => {
  const web = join(import.meta.dirname, '../..')
  const config = await resolveConfig({ configFile: join(web, 'vite.config.ts') }, 'build')
  const { code } = await preprocessCSS("@import './tokens.css';.a{color:var(--ink)}", join(web, 'src/ui/some.css'), config)
  expect(code).toContain('--ink: #1a2923')
  expect(code).not.toMatch(/--(day|night|calm)-/)
})

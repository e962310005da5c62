import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { paletteOf, withPalette } from './palette-plugin.ts'

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
  const web = join(import.meta.dirname, '..')
  const config = await resolveConfig({ configFile: join(web, 'vite.config.ts') }, 'build')
  const { code } = await preprocessCSS("@import './tokens.css';.a{color:var(--ink)}", join(web, 'src/ui/some.css'), config)
  expect(code).toContain('--ink: #1a2923')
  expect(code).not.toMatch(/--(day|night|calm)-/)
})

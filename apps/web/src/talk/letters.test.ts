import { readFileSync } from 'node:fs'
import { boardSizes, rowsOf } from '@ankur/talk'
import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

const css = readFileSync(new URL('styles/letters.css', import.meta.url), 'utf8')

test('a word is as long as its longest part, and vowel signs beside a letter count half', () => {
  expect(lettersOf('no')).toBe('talk-letters-3 talk-whole-3')
  expect(lettersOf('leave me alone')).toBe('talk-letters-4-5 talk-whole-12')
  expect(lettersOf('little')).toBe('talk-letters-4 talk-whole-4')
  expect(lettersOf('ਕੁਝ ਹੋਰ')).toBe('talk-letters-3 talk-whole-4-5')
  expect(lettersOf('पानी')).toBe('talk-letters-3 talk-whole-3')
})

test('every length up to the longest name, and every board, has its rule', () => {
  const names = Array.from({ length: 60 }, (_, at) => lettersOf('a'.repeat(at + 1)))
  const grids = boardSizes.flatMap((size) =>
    (['tall', 'wide'] as const).flatMap((orientation) => {
      const rows = rowsOf(size, orientation)
      return [`talk-grid--rows-${rows.length}`, `talk-grid--columns-${rows[0]?.length ?? 0}`]
    }),
  )
  for (const name of [...names, ...grids].flatMap((each) => each.split(' '))) expect(css).toContain(`.${name} {`)
})

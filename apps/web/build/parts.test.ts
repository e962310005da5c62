import { expect, test } from 'vitest'
import { appPaths, pagesBelow, readPages, type PagePart } from './parts.ts'

const page = (path: string): PagePart => ({ path, file: 'part.ts', name: path, loads: [], ahead: [] })
const pathsOf = (pages: readonly PagePart[]) => pages.map(({ path }) => path)

test('an optional parameter gives two paths, and a star none', () => {
  expect(appPaths([page('/play/:token?'), page('/games/*?'), page('/games')])).toEqual(['/play', '/play/:token', '/games'])
})

test('pages below a star are loaded with its page only', () => {
  const pages = ['/games/*?', '/games/memory', '/games', '/gamesmaster', '/talk'].map(page)
  expect(pathsOf(pagesBelow(undefined, pages))).toEqual(['/games/*?', '/gamesmaster', '/talk'])
  expect(pathsOf(pagesBelow('/games', pages))).toEqual(['/games/memory', '/games'])
})

test('every path is in one part file only', () => {
  const paths = appPaths()
  expect(paths).toContain('/autism-test/question/:questionNumber')
  expect(new Set(paths).size).toBe(paths.length)
  expect(readPages().length).toBeGreaterThan(20)
})

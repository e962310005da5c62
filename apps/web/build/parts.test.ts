import { expect, test } from 'vitest'
import { appPaths, pagesBelow, readPages, type PagePart } from './parts.ts'

const page = (path: string): PagePart => ({ path, file: 'part.ts', name: path, loads: [], ahead: [] })
const pathsOf = (pages: readonly PagePart[]) => pages.map(({ path }) => path)

test('an optional parameter makes two addresses, and a star none', () => {
  expect(appPaths([page('/play/:token?'), page('/games/*?'), page('/games')])).toEqual(['/play', '/play/:token', '/games'])
})

test('the pages below a star come with it, and with no other', () => {
  const pages = ['/games/*?', '/games/memory', '/games', '/gamesmaster', '/talk'].map(page)
  expect(pathsOf(pagesBelow(undefined, pages))).toEqual(['/games/*?', '/gamesmaster', '/talk'])
  expect(pathsOf(pagesBelow('/games', pages))).toEqual(['/games/memory', '/games'])
})

test('every address is said in one part file only', () => {
  const paths = appPaths()
  expect(paths).toContain('/autism-test/question/:questionNumber')
  expect(new Set(paths).size).toBe(paths.length)
  expect(readPages().length).toBeGreaterThan(20)
})

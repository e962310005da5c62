import { expect, test } from 'vitest'
import { sitePages } from '../pages.tsx'

test('a publication has the same citation wherever it is the source of a figure', () => {
  const names = new Map<string, Set<string>>()
  const shown = sitePages.flatMap((page) => page.claims('en'))
  for (const source of shown.flatMap((claim) => claim.source ?? [])) {
    const key = (source.url ?? source.citation).replace(/^https:\/\/(www\.)?/, '')
    names.set(key, (names.get(key) ?? new Set()).add(`${source.citation}, ${source.year}`))
  }
  expect(names.size).toBeGreaterThan(100)
  expect([...names.values()].filter((spellings) => spellings.size > 1).map((spellings) => [...spellings])).toEqual([])
})

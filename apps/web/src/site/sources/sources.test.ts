import { expect, test } from 'vitest'
import { sitePages } from '../pages.tsx'
import { claims } from '@ankur/content/claims'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { PageSource } from '../page.ts'
import { claimsOfPages } from './page-claims.ts'
import { inOneLine } from './page-figures.tsx'

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

test('figures with the same id are the same figure', () => {
  const figuresOf = new Map<string, Set<string>>()
  for (const { id, figure, sentence } of sitePages.flatMap((page) => page.claims('en')))
    figuresOf.set(id, (figuresOf.get(id) ?? new Set()).add(`${figure} ${sentence}`))
  expect(figuresOf.size).toBeGreaterThan(100)
  expect([...figuresOf].filter(([, figures]) => figures.size > 1)).toEqual([])
})

test('a page lists the claims of three languages that refer to it, and its own English ones', () => {
  const own: EnglishClaim = { id: 'x', page: '/about-us', sentence: 'One in ten.', status: 'unverified' }
  const [page] = claimsOfPages([aPage('/about-us', [own])])
  const inThreeLanguages = claims.filter(({ pages }) => pages.includes('/about-us')).map(({ id }) => id)
  expect(page?.claims.map(({ id }) => id)).toEqual([...inThreeLanguages, 'x'])
})

test('a figure that a list repeats from an article is listed with the article only, and once', () => {
  const claim: EnglishClaim = { id: 'x', page: '/blogs/a', sentence: 'One in ten.', status: 'unverified' }
  const listed = claimsOfPages([aPage('/blogs', [claim]), aPage('/blogs/a', [claim, claim]), aPage('/terms', [])])
  expect(listed.map(({ path, claims: shown }) => [path, shown.length])).toEqual([['/blogs/a', 1]])
})

function aPage(path: string, own: readonly EnglishClaim[]): PageSource {
  return { path, title: () => 'A page: Ankur', description: String, main: () => null, claims: own }
}

test('in one line, a number continues into its sentence, and a count precedes its own sentence', () => {
  const line = (figure: string, sentence: string) =>
    inOneLine({ id: 'x', page: '/science', figure, sentence, status: 'unverified' }).sentence
  expect(line('72%', 'improved planning')).toBe('72% improved planning')
  expect(line('65 children', 'Parents followed.')).toBe('65 children: Parents followed.')
  expect(line('53 toddlers', '20 of the 21 had signs.')).toBe('53 toddlers: 20 of the 21 had signs.')
})

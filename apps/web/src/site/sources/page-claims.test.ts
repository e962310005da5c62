import { expect, test } from 'vitest'
import { claims } from '@ankur/content/claims'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { PageSource } from '../page.ts'
import { claimsOfPages } from './page-claims.ts'

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

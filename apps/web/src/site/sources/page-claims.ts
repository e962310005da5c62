import { claims, type Claim } from '@ankur/content/claims'
import type { EnglishClaim } from '@ankur/content/english-claims'
import { sources } from '@ankur/content/pages/sources'
import { claims as words } from '@ankur/content/words/en/site/claims'
import type { PageSource } from '../page.ts'

/** All figures of one page, in English. */
export interface PageClaims {
  readonly path: string
  readonly title: string
  readonly claims: readonly EnglishClaim[]
}

/** The declarations of the pages themselves, so that no figure can be on a page and be missing here. */
export function claimsOfPages(pages: readonly PageSource[]): readonly PageClaims[] {
  const all = pages.map((page) => {
    const { path } = page
    const inThreeLanguages = claims.filter((claim) => claim.pages.includes(path)).map((claim) => inEnglish(claim, path))
    // The list of articles repeats figures of the articles; they are listed with their article. An article may show one
    // twice.
    const inEnglishOnly = new Set((page.claims ?? []).filter((claim) => claim.page === path))
    return { path, title: titleOf(page), claims: [...inThreeLanguages, ...inEnglishOnly, ...listedBy(page)] }
  })
  return all.filter((page) => page.claims.length > 0)
}

function inEnglish(claim: Claim, page: string): EnglishClaim {
  const { id, figure, sentence, note, section } = claim
  const shown = {
    id,
    page,
    section,
    sentence: words[sentence],
    ...(figure && { figure: words[figure] }),
    ...(note && { note: words[note] }),
  }
  if (claim.status === 'sourced') return { ...shown, status: 'sourced', source: claim.source }
  return { ...shown, status: 'unverified', ...(claim.nearest && { nearest: claim.nearest }) }
}

/** A line with two sources is one figure here, with its first source. */
function listedBy({ path, listedClaims }: PageSource): readonly EnglishClaim[] {
  const byId = new Map<string, EnglishClaim>()
  for (const { id, sentence, source } of listedClaims?.('en') ?? []) {
    if (source && !byId.has(id)) byId.set(id, { id, page: path, sentence, status: 'sourced', source })
  }
  return [...byId.values()]
}

function titleOf({ path, title, article }: PageSource): string {
  if (path === '/') return sources.home
  return article?.title ?? title('en').replace(/: Ankur$/, '')
}

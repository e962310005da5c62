import type { Source } from './publications.ts'

/**
 * A figure of a page that is written in English only: founder, science, the articles. Its words stand in the entry
 * itself. Figures of pages in three languages stand in `claims.ts`.
 */
export type EnglishClaim = {
  readonly id: string
  /** The page that shows it, without language prefix: `/science`, `/blogs/what-is-autism`. */
  readonly page: string
  readonly section?: string
  /** The number by itself, where it is set large; otherwise it stands in the sentence. */
  readonly figure?: string
  readonly sentence: string
  /** Its limits; for an unverified figure, the nearest thing that could be found. */
  readonly note?: string
} & ({ readonly status: 'sourced'; readonly source: Source } | { readonly status: 'unverified'; readonly nearest?: Source })

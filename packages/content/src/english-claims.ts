import type { Source } from './publications.ts'

/**
 * A figure of an English-only page: founder, science, the articles. Its text is in the entry
 * itself. Figures of pages in three languages are in `claims.ts`.
 */
export type EnglishClaim = {
  readonly id: string
  /** The page that shows it, without language prefix: `/science`, `/blogs/what-is-autism`. */
  readonly page: string
  readonly section?: string
  /** The number alone, if it is shown in large type; otherwise it is part of the sentence. */
  readonly figure?: string
  readonly sentence: string
  /** Its limits; for an unverified figure, the most similar figure with a source. */
  readonly note?: string
} & ({ readonly status: 'sourced'; readonly source: Source } | { readonly status: 'unverified'; readonly nearest?: Source })

import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { FrontMatter } from '@ankur/content/front-matter'
import type { ShownClaim } from './claim/shown-claim.ts'

/** A static page as data: its head, and its main part in a language. */
export interface PageSource {
  /** Without language prefix. */
  readonly path: string
  /** English only: other languages get a translated frame and a one-line note. */
  readonly isEnglishOnly?: boolean | ((language: Language) => boolean)
  /** Not for search engines: a page that only a lost way or a lost signal leads to. */
  readonly isUnlisted?: boolean
  readonly title: (language: Language) => string
  readonly description: (language: Language) => string
  readonly main: (language: Language) => ReactNode
  /** The page again with named places, `[[subject]]`, which the server fills for browsers without script. */
  readonly variants?: Readonly<Record<string, (language: Language) => ReactNode>>
  /** The figures of a page that is English only; those of other pages are found in `claims.ts` by the path. */
  readonly claims?: readonly EnglishClaim[]
  /** Figures and legal rules of a page in three languages with its texts (`@ankur/content/guides`). */
  readonly listedClaims?: (language: Language) => readonly ShownClaim[]
  /**
   * Numbers that are plain facts about the product, not claims about the world: '20' questions, a helpline, a year of
   * this page. The build refuses every other number.
   */
  readonly facts?: readonly string[]
  /** The head of an article, for other sites and readers. */
  readonly article?: FrontMatter
  /** The head of the version shown in a language: of a short version, if there is one. */
  readonly articleIn?: (language: Language) => FrontMatter
  /** Questions and answers of the page, for search engines. */
  readonly faq?: (language: Language) => readonly { readonly question: string; readonly answer: string }[]
}

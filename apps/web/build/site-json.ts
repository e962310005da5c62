/** The list of pages that the server reads at start; docs/architecture.md names it as a joint. */
export interface SiteJson {
  /** The address that the pages were built for; empty when nobody has said one. */
  readonly origin: string
  /** Files in which the server puts its own address, see discovery/listings.ts. */
  readonly addressed: readonly string[]
  /** By address. */
  readonly pages: Readonly<Record<string, BuiltPage>>
  /** One shell for nearly all; the paths may hold `:parameters`. */
  readonly app: readonly ({ readonly path: string } & BuiltPage)[]
  /** App pages in the other languages, for search engines and for who is sent one: `/hi/games`. */
  readonly twins: readonly ({ readonly path: string } & BuiltPage)[]
  /** Sent with status 404 for an unknown path; `byLanguage` has it for paths under a language prefix. */
  readonly notFound: BuiltPage & { readonly byLanguage: Readonly<Record<string, BuiltPage>> }
}

export interface BuiltPage {
  /** Below `dist`. */
  readonly file: string
  readonly kind: 'static' | 'app'
  /** For `script-src`, as they stand in the policy header but without quotes: `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** For `style-src`, of the rules that a drawn page holds itself. */
  readonly styleHashes?: readonly string[]
  /** The page with named places for the server to fill, below `dist` too. */
  readonly variants?: Readonly<Record<string, string>>
}

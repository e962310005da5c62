import type * as Pages from '../src/site/pages.tsx'
import type { AppAssets, Assets } from './bundle.ts'

/** The input for building the pages. */
export interface Site {
  readonly outDir: string
  readonly pages: typeof Pages
  /** The assets requested by static pages and by app pages. */
  readonly staticAssets: Assets
  readonly appAssets: AppAssets
  /** The public origin, `https://ankur.example`; empty if none was given. */
  readonly origin: string
}

/** The list of pages that the server reads at startup; docs/architecture.md describes it as an interface. */
export interface SiteJson {
  /** The origin for which the pages were built; empty if none was given. */
  readonly origin: string
  /** Files into which the server writes its own origin, see discovery/listings.ts. */
  readonly addressed: readonly string[]
  /** By URL path. */
  readonly pages: Readonly<Record<string, BuiltPage>>
  /** Nearly all use one shell; the paths may contain `:parameters`. */
  readonly app: readonly ({ readonly path: string } & BuiltPage)[]
  /** App pages in the other languages, for search engines and shared links: `/hi/games`. */
  readonly twins: readonly ({ readonly path: string } & BuiltPage)[]
  /** Sent with status 404 for an unknown path; `byLanguage` is used below a language prefix. */
  readonly notFound: BuiltPage & { readonly byLanguage: Readonly<Record<string, BuiltPage>> }
}

export interface BuiltPage {
  /** Relative to `dist`. */
  readonly file: string
  readonly kind: 'static' | 'app'
  /** For `script-src`, as in the policy header but without quotes: `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** For `style-src`: the inline rules of a prerendered page. */
  readonly styleHashes?: readonly string[]
  /** The page with named placeholders filled in by the server, also relative to `dist`. */
  readonly variants?: Readonly<Record<string, string>>
}

import type * as Pages from '../src/site/pages.tsx'
import type { AppAssets, Assets } from './bundle.ts'

/** What the pages are made of. */
export interface Site {
  readonly outDir: string
  readonly pages: typeof Pages
  /** What static pages ask for, and what app pages ask for. */
  readonly staticAssets: Assets
  readonly appAssets: AppAssets
  /** Where the public finds the site, `https://ankur.example`; empty when nobody has said. */
  readonly origin: string
}

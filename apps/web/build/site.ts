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

import type { site } from '@ankur/content/words/en/site/site'
import { inEveryLanguage } from '../platform/load-messages.ts'

/** The words of header and footer in each language, for pages that are made at build. */
export const siteWords = inEveryLanguage<typeof site>(
  Object.values(import.meta.glob('@words/*/site/site.ts', { import: 'site', eager: true })),
)

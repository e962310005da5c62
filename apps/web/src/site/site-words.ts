import type { Language } from '@ankur/content'
import { site as en } from '@ankur/content/words/en/site'
import { site as hi } from '@ankur/content/words/hi/site'
import { site as pa } from '@ankur/content/words/pa/site'
import type { SiteWords } from '../ui/site-words.tsx'

/** The words of header and footer in each language, for pages that are made at build. */
export const siteWords: Readonly<Record<Language, SiteWords>> = { en, hi, pa }

import type { Language, Words } from '@ankur/content'
import { site as en } from '@ankur/content/words/en/site'
import { site as hi } from '@ankur/content/words/hi/site'
import { site as pa } from '@ankur/content/words/pa/site'

/** The words of header and footer in each language: small enough to be at hand on every page. */
export const siteWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }

import type { Language, Words } from '@ankur/content'
import { guides as en } from '@ankur/content/words/en/guides'
import { guides as hi } from '@ankur/content/words/hi/guides'
import { guides as pa } from '@ankur/content/words/pa/guides'
import { siteWords } from '../site-words.ts'

export const guideWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }

/** As a browser's tab and a search engine show it. */
export function titled(title: string, language: Language): string {
  return `${title}: ${siteWords[language].name}`
}

import type { Language } from '@ankur/content'
import type { guides } from '@ankur/content/words/en/guides/guides'
import { siteWords } from '../site-words.ts'
import { inEveryLanguage } from '../../platform/load-messages.ts'

export const guideWords = inEveryLanguage<typeof guides>(
  Object.values(import.meta.glob('@words/*/guides/guides.ts', { import: 'guides', eager: true })),
)

/** As a browser's tab and a search engine show it. */
export function titled(title: string, language: Language): string {
  return `${title}: ${siteWords[language].name}`
}

import type { Language } from '@ankur/content'
import { siteWords } from '../site-words.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

export const guideWords = messagesInEveryLanguage('guides/guides', 'guides')

/** As a browser's tab and a search engine show it. */
export function titled(title: string, language: Language): string {
  return `${title}: ${siteWords[language].name}`
}

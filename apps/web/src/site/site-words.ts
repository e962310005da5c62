import { type Language, languages } from '@ankur/content'
import type { readPage, site } from '@ankur/content/words/en/site/site'
import type { NestedWords } from '@ankur/content/words/words'
import { messagesInEveryLanguage } from '../platform/load-messages.ts'

const readPageWords = messagesInEveryLanguage('site/site', 'readPage')

const frame = messagesInEveryLanguage('site/site', 'site')

type SiteWords = NestedWords<typeof site> & NestedWords<typeof readPage>

/** The words of header and footer in each language, and those without script, for pages that are made at build. */
export const siteWords = Object.fromEntries(
  languages.map((each) => [each, { ...frame[each], ...readPageWords[each] }]),
) as Readonly<Record<Language, SiteWords>>

/** A page's title as a browser's tab and a search engine show it. */
export function titled(title: string, language: Language): string {
  return `${title}: ${siteWords[language].name}`
}

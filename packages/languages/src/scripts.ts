/** The writing system of each language. A separate file, because pages do not need it at first. */
import { type Language, languages, type Translation } from './index.ts'

export interface Writing {
  readonly englishName: string
  /** The name in regular expressions: `\p{Script=…}`. */
  readonly script: string
  /** From 0 to 9, as a keyboard of the language may type them. Pages show 0 to 9. */
  readonly digits: string
  readonly direction: 'ltr' | 'rtl'
}

export const writing: Readonly<Record<Language, Writing>> = {
  en: { englishName: 'English', script: 'Latin', digits: '0123456789', direction: 'ltr' },
  hi: { englishName: 'Hindi', script: 'Devanagari', digits: '०१२३४५६७८९', direction: 'ltr' },
  pa: { englishName: 'Punjabi', script: 'Gurmukhi', digits: '੦੧੨੩੪੫੬੭੮੯', direction: 'ltr' },
}

export const translations = languages.filter((language) => language !== 'en') as [Translation, ...Translation[]]

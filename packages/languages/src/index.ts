/** The one list of the product's languages, in the order in which they are offered. English is written first. */
export const languageTable = {
  en: { name: 'English', script: 'Latin', digits: '0123456789', direction: 'ltr' },
  hi: { name: 'हिन्दी', script: 'Devanagari', digits: '०१२३४५६७८९', direction: 'ltr' },
  pa: { name: 'ਪੰਜਾਬੀ', script: 'Gurmukhi', digits: '੦੧੨੩੪੫੬੭੮੯', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>

interface LanguageFacts {
  /** The language's name for itself, in its own script. */
  readonly name: string
  /** As regular expressions name it: `\p{Script=…}`. */
  readonly script: string
  /** From 0 to 9, as a keyboard of the language may type them. Pages show 0 to 9. */
  readonly digits: string
  readonly direction: 'ltr' | 'rtl'
}

export type Language = keyof typeof languageTable

/** A language into which the English sentences are put. */
export type Translation = Exclude<Language, 'en'>

export const languages = Object.keys(languageTable) as [Language, ...Language[]]
export const translations = languages.filter((language) => language !== 'en') as [Translation, ...Translation[]]

/** Each language's name for itself. */
export const languageNames = Object.fromEntries(languages.map((each) => [each, languageTable[each].name])) as Readonly<
  Record<Language, string>
>

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The one list of the product's languages, each with its own name, in display order. */
export const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const satisfies Readonly<Record<string, string>>

export type Language = keyof typeof languageNames

/** A language that the English sentences are translated into. */
export type Translation = Exclude<Language, 'en'>

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The address of a page in a language; English has no prefix. `path` begins with a slash. */
export function addressIn(path: string, language: Language): string {
  return language === 'en' ? path : `/${language}${path}`
}

/** One value for each language. */
export function inEachLanguage<Value>(value: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, Value>
}

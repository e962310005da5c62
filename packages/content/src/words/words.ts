/** The languages of the product, in the order in which they are offered. */
export const languages = ['en', 'hi', 'pa'] as const
export type Language = (typeof languages)[number]

/** Each language's name for itself, in its own script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' }

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The same keys with another language's sentences: a missing or a surplus key does not compile. */
export type Words<English> = { readonly [Key in keyof English]: string }

/**
 * Puts values into a sentence's `{name}` places. The sentence stays whole in the dictionary, so that a
 * translator decides where each value stands.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

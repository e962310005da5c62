import { languages, type Language } from '@ankur/languages'

/** The messages of every language in one tree: where English has a sentence, there is one for each language. */
export type SideBySide<English> = English extends string
  ? Readonly<Record<Language, string>>
  : { readonly [Key in keyof English]: SideBySide<English[Key]> }

/** Joins the same messages of every language; each has the keys of the English ones, or does not compile. */
export function sideBySide<English>(messages: Readonly<Record<Language, unknown>>): SideBySide<English> {
  return joined(messages) as SideBySide<English>
}

function joined(messages: Readonly<Record<Language, unknown>>): unknown {
  const english = messages.en
  if (typeof english === 'string') return messages
  if (Array.isArray(english)) return english.map((_, index) => joined(entriesAt(messages, index)))
  return Object.fromEntries(Object.keys(english as object).map((key) => [key, joined(entriesAt(messages, key))]))
}

function entriesAt(messages: Readonly<Record<Language, unknown>>, key: string | number): Record<Language, unknown> {
  const entries = languages.map((language) => [language, (messages[language] as Record<string | number, unknown>)[key]])
  return Object.fromEntries(entries) as Record<Language, unknown>
}

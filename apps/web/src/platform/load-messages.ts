import { type Language, languages } from '@ankur/content'
import type { NestedWords } from '@ankur/content/words/words'

/** A file of messages for each language, in the order of the folders' names, as `import.meta.glob` finds them. */
export type MessageFiles = readonly (() => Promise<unknown>)[]

const folders = [...languages].sort()

/** Loads the file of one language. */
export function loadMessages<English>(files: MessageFiles, language: Language): Promise<NestedWords<English>> {
  return files[folders.indexOf(language)]?.() as Promise<NestedWords<English>>
}

/** The messages of every language, for pages that are made at build: of files that were found with `eager: true`. */
export function inEveryLanguage<English>(found: readonly unknown[]): Readonly<Record<Language, NestedWords<English>>> {
  return Object.fromEntries(folders.map((language, index) => [language, found[index]])) as Record<Language, NestedWords<English>>
}

import { type Language, languages } from '@ankur/content'

/** What a file of messages holds, in any language: sentences by key, or several such files by name. */
export type InAnyLanguage<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : InAnyLanguage<English[Key]>
}

/** A file of messages for each language, in the order of the folders' names, as `import.meta.glob` finds them. */
export type MessageFiles = readonly (() => Promise<unknown>)[]

const folders = [...languages].sort()

/** Loads the file of one language. */
export function loadMessages<English>(files: MessageFiles, language: Language): Promise<InAnyLanguage<English>> {
  return files[folders.indexOf(language)]?.() as Promise<InAnyLanguage<English>>
}

/** The messages of every language, for pages that are made at build: of files that were found with `eager: true`. */
export function inEveryLanguage<English>(found: readonly unknown[]): Readonly<Record<Language, InAnyLanguage<English>>> {
  return Object.fromEntries(folders.map((language, index) => [language, found[index]])) as Record<
    Language,
    InAnyLanguage<English>
  >
}

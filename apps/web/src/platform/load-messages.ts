import { type Language, languages } from '@ankur/content'
import type { NestedWords } from '@ankur/content/words/words'

/** A file of messages for each language, in the order of the folders' names, as `import.meta.glob` finds them. */
export type MessageFiles = readonly (() => Promise<unknown>)[]

const folders = [...languages].sort()

/** Loads the file of one language. */
export async function loadMessages<English>(files: MessageFiles, language: Language): Promise<NestedWords<English>> {
  return nameDevice((await files[folders.indexOf(language)]?.()) as NestedWords<English>)
}

/** The messages of every language, for pages that are made at build: of files that were found with `eager: true`. */
export function inEveryLanguage<English>(found: readonly unknown[]): Readonly<Record<Language, NestedWords<English>>> {
  return Object.fromEntries(folders.map((language, index) => [language, nameDevice(found[index])])) as Record<
    Language,
    NestedWords<English>
  >
}

/**
 * Not every language has an everyday word for "device". Its sentences say `{phone|computer}`: the first is said where
 * people press with a finger and in pages made at build, the second where they point with a mouse.
 */
function nameDevice<Messages>(messages: Messages): Messages {
  const usual = globalThis.matchMedia?.('(pointer:fine)').matches ? '$2' : '$1'
  return JSON.parse(JSON.stringify(messages).replace(/{([^{|"]+)\|([^}"]+)}/g, usual)) as Messages
}

import { type Language, languages } from '@ankur/content'
import type { NestedWords } from '@ankur/content/words/words'

/** One message file for each language, in the order of the folder names, as returned by `import.meta.glob`. */
export type MessageFiles = readonly (() => Promise<unknown>)[]

const folders = [...languages].sort()

/** Loads the file of one language. */
export async function loadMessages<English>(files: MessageFiles, language: Language): Promise<NestedWords<English>> {
  return nameDevice((await files[folders.indexOf(language)]?.()) as NestedWords<English>)
}

/** The messages of every language, for pages rendered at build time: from files imported with `eager: true`. */
export function inEveryLanguage<English>(found: readonly unknown[]): Readonly<Record<Language, NestedWords<English>>> {
  return Object.fromEntries(folders.map((language, index) => [language, nameDevice(found[index])])) as Record<
    Language,
    NestedWords<English>
  >
}

/**
 * Not every language has an everyday word for "device". Its sentences contain `{phone|computer}`: the first word is used on
 * touch devices and in pages rendered at build time, the second on devices with a mouse.
 */
function nameDevice<Messages>(messages: Messages): Messages {
  const usual = globalThis.matchMedia?.('(pointer:fine)').matches ? '$2' : '$1'
  return JSON.parse(JSON.stringify(messages).replace(/{([^{|"]+)\|([^}"]+)}/g, usual)) as Messages
}

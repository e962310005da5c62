import { type Language, languages } from '@ankur/content'
import type { MessageFiles, MessageTexts } from '@ankur/content/words/message-files'
import type { NestedWords } from '@ankur/content/words/words'

/** As `messagesOf` (`messages.ts`), for use outside a page: a function that loads the messages in a language. */
export function messageLoader<File extends keyof MessageFiles, Name extends keyof MessageFiles[File]>(
  file: File,
  name: Name,
): (language: Language) => Promise<MessageTexts<File, Name>> {
  throw notReplaced(file, name)
}

/** As `messagesOf`, in all languages at once: for pages rendered at build time. */
export function messagesInEveryLanguage<File extends keyof MessageFiles, Name extends keyof MessageFiles[File]>(
  file: File,
  name: Name,
): Readonly<Record<Language, MessageTexts<File, Name>>> {
  throw notReplaced(file, name)
}

export function notReplaced(...names: readonly PropertyKey[]): Error {
  return new Error(`build/messages-plugin.ts replaces calls like this one: ${names.join()}`)
}

/** One for each language, in the order of the folder names. */
export type MessageLoaders = readonly (() => Promise<unknown>)[]

const folders = [...languages].sort()

/** Loads the file of one language. */
export async function loadMessages<English>(loaders: MessageLoaders, language: Language): Promise<NestedWords<English>> {
  return nameDevice((await loaders[folders.indexOf(language)]?.()) as NestedWords<English>)
}

/** The messages of every language, for pages rendered at build time: in the order of the folder names. */
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

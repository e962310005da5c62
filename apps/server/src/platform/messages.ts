import { languages, type Language, type Words } from '@ankur/content'
import type * as english from '@ankur/content/words/en/sets/server'

type Messages = { readonly [Namespace in keyof typeof english]: Words<(typeof english)[Namespace]> }

const loaded = languages.map(async (language): Promise<[Language, Messages]> => {
  return [language, (await import(`@ankur/content/words/${language}/sets/server`)) as Messages]
})

/** What the server itself shows: mails, papers and the pages of forms that are sent without script. */
export const messages = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<Language, Messages>>

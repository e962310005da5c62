import { languages, type Language, type Words } from '@ankur/content'
import type * as english from '@ankur/content/words/en/app/server'

type Messages = { readonly [Namespace in keyof typeof english]: Words<(typeof english)[Namespace]> }

const loaded = languages.map(async (language): Promise<[Language, Messages]> => {
  return [language, (await import(`@ankur/content/words/${language}/app/server`)) as Messages]
})

/** Texts rendered by the server: mails, PDF papers, and pages for forms sent without script. */
export const messages = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<Language, Messages>>

/** Escapes text for use in HTML, between tags or inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

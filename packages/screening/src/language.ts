import type { Language } from '@ankur/languages'

/** The screening is complete in every language of the product, from introduction to analysis. */
export { languages as screeningLanguages, type Language } from '@ankur/languages'

/** One text in every language: a missing translation does not compile. */
export type Texts = Readonly<Record<Language, string>>

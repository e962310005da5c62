/** The languages in which the screening is complete, from introduction to analysis. */
export const screeningLanguages = ['en', 'hi', 'pa'] as const
export type Language = (typeof screeningLanguages)[number]

/** One text in every language: a missing translation does not compile. */
export type Texts = Readonly<Record<Language, string>>

import type { Language, Translation } from '@ankur/languages'
import { translations } from '@ankur/languages/scripts'

/**
 * The texts that a person must review, and who has reviewed them. Only the reviewer may sign: while `by` is empty
 * the product says so where the text is used ('Not yet checked by a clinician', 'by a native speaker').
 */
export interface Review {
  readonly needs:
    | 'clinician'
    | 'two speech therapists'
    | 'native speaker'
    | 'someone who rings the numbers'
    | 'editor'
    | 'operator, with a lawyer'
    | 'lawyer'
    | 'owner'
  readonly by: { readonly name: string; readonly role: string; readonly date: string } | null
}

type Signature = NonNullable<Review['by']>

/** Native speakers who have approved the wording of all pages in their language. */
const signedWordings: { readonly [L in Translation]?: Signature } = {}

export const reviews = {
  analysis_templates: { needs: 'clinician', by: null },
  screening_questions: { needs: 'clinician', by: null },
  follow_up_questions: { needs: 'clinician', by: null },
  .../* @__PURE__ */ wordings(),
  helplines: { needs: 'someone who rings the numbers', by: null },
  districts: { needs: 'someone who rings the numbers', by: null },
  help_signs: { needs: 'clinician', by: null },
  guides: { needs: 'clinician', by: null },
  talk_words: { needs: 'two speech therapists', by: null },
  rights: { needs: 'lawyer', by: null },
  terms: { needs: 'operator, with a lawyer', by: null },
  articles: { needs: 'clinician', by: null },
  // Written without name, school or date, using roles: the owner will replace it.
  founder_story: { needs: 'owner', by: null },
  team: { needs: 'owner', by: null },
} as const satisfies Record<string, Review>

export type WordingName = `wording_${Translation}`

/** Whether a native speaker has approved all pages in this language. English is the source language. */
export function isWordingReviewed(language: Language): boolean {
  return language === 'en' || signedWordings[language] !== undefined
}

/** Whether a person has approved the text. */
export function isReviewed(text: keyof typeof reviews): boolean {
  const { by }: Review = reviews[text]
  return by !== null
}

function wordings(): Readonly<Record<WordingName, Review>> {
  const entries = translations.map((language): [WordingName, Review] => [
    `wording_${language}`,
    { needs: 'native speaker', by: signedWordings[language] ?? null },
  ])
  return Object.fromEntries(entries) as Record<WordingName, Review>
}

import type { Language, Translation } from '@ankur/languages'
import { translations } from '@ankur/languages/scripts'

/**
 * Which texts need a person's eye, and who has given it. Nobody signs here but that person: while `by` is empty
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

/** Native speakers who have signed for the wording of all pages in their language. */
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
  // Told without name, school or date, and as roles: to be replaced by the owner.
  founder_story: { needs: 'owner', by: null },
  team: { needs: 'owner', by: null },
} as const satisfies Record<string, Review>

export type WordingName = `wording_${Translation}`

/** True once a native speaker has signed for all pages in this language. English is where the sentences come from. */
export function isWordingReviewed(language: Language): boolean {
  return language === 'en' || signedWordings[language] !== undefined
}

/** True once a person has signed for the text. */
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

/**
 * Which texts need a person's eye, and who has given it. Nobody signs here but that person: while `by` is empty
 * the product says so where the text is used ('Not yet checked by a clinician', 'by a native speaker').
 */
export interface Review {
  readonly needs:
    | 'clinician'
    | 'native speaker'
    | 'someone who rings the numbers'
    | 'editor'
    | 'operator, with a lawyer'
    | 'lawyer'
    | 'owner'
  readonly by: { readonly name: string; readonly role: string; readonly date: string } | null
}

export const reviews = {
  analysis_templates: { needs: 'clinician', by: null },
  screening_questions: { needs: 'clinician', by: null },
  follow_up_questions: { needs: 'clinician', by: null },
  wording_hi: { needs: 'native speaker', by: null },
  wording_pa: { needs: 'native speaker', by: null },
  helplines: { needs: 'someone who rings the numbers', by: null },
  districts: { needs: 'someone who rings the numbers', by: null },
  help_signs: { needs: 'clinician', by: null },
  guides: { needs: 'clinician', by: null },
  rights: { needs: 'lawyer', by: null },
  terms: { needs: 'operator, with a lawyer', by: null },
  articles: { needs: 'clinician', by: null },
  // Told without name, school or date, and as roles: to be replaced by the owner.
  founder_story: { needs: 'owner', by: null },
  team: { needs: 'owner', by: null },
} as const satisfies Record<string, Review>

/** True once a person has signed for the text. */
export function isReviewed(text: keyof typeof reviews): boolean {
  const { by }: Review = reviews[text]
  return by !== null
}

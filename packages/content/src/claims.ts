import type { claims as english } from './words/en/claims.ts'

/**
 * Every figure that the site shows in three languages, once. Its words stand in `words/<language>/claims.ts`; figures
 * of pages that exist in English only have the shape of `english-claims.ts`.
 *
 * `unverified` means that no source was found: the figure stays where the specification shows it, with the words
 * 'Not yet verified' beside it. A product that helps families decide may not drop those words.
 */
type Word = keyof typeof english

export interface Source {
  /** As a reader would look it up. Always in the language of the publication. */
  readonly citation: string
  readonly year: number
  readonly url?: string
}

interface Shown {
  readonly id: Extract<Word, string>
  /** The number by itself, where it is set large; otherwise it stands in the sentence. */
  readonly figure?: Word
  readonly sentence: Word
  /** Its limits; for an unverified figure, the nearest thing that could be found. */
  readonly note?: Word
  /** The pages that show it, without language prefix. */
  readonly pages: readonly string[]
  /** The part of the page. */
  readonly section: string
}

/** `nearest`: a traced figure on the same matter, told in the note. */
export type Claim =
  | (Shown & { readonly status: 'sourced'; readonly source: Source })
  | (Shown & { readonly status: 'unverified'; readonly nearest?: Source })

export const claims: readonly Claim[] = [
  {
    ...shown('early_signs_known', 'families'),
    note: 'early_signs_known_note',
    status: 'unverified',
    nearest: { citation: 'IAR Journal of Medicine 5(2)', year: 2024 },
  },
  {
    ...shown('mothers_stress', 'families'),
    note: 'mothers_stress_note',
    status: 'unverified',
    nearest: {
      citation: 'Journal of Autism and Developmental Disorders',
      year: 2017,
      url: 'https://doi.org/10.1007/s10803-017-3233-y',
    },
  },
  { ...shown('therapy_cost', 'families'), note: 'therapy_cost_note', status: 'unverified' },
  {
    ...shown('detection_age', 'families'),
    note: 'detection_age_note',
    status: 'sourced',
    source: {
      citation: 'Robins and others, Pediatrics 133:37-45',
      year: 2014,
      url: 'https://doi.org/10.1542/peds.2013-1813',
    },
  },
  { ...shown('executive_function', 'science'), status: 'unverified' },
  { ...shown('sequential_thinking', 'science'), status: 'unverified' },
  { ...shown('parent_confidence', 'science'), status: 'unverified' },
  { ...shown('persistence', 'science'), status: 'unverified' },
  {
    id: 'coding_review',
    sentence: 'coding_review',
    note: 'coding_review_note',
    pages: ['/'],
    section: 'review',
    status: 'sourced',
    source: {
      citation: 'Oswald and others, Review Journal of Autism and Developmental Disorders',
      year: 2023,
      url: 'https://doi.org/10.1007/s40489-023-00369-3',
    },
  },
  {
    id: 'signs_before_two',
    sentence: 'signs_before_two',
    note: 'signs_before_two_note',
    pages: ['/autism-test'],
    section: 'why',
    status: 'sourced',
    source: {
      citation: 'Hyman, Levy and Myers, American Academy of Pediatrics, Pediatrics 145(1):e20193447',
      year: 2020,
      url: 'https://doi.org/10.1542/peds.2019-3447',
    },
  },
]

export function claimsOf(page: string, section: string): readonly Claim[] {
  return claims.filter((claim) => claim.pages.includes(page) && claim.section === section)
}

/** A figure of the home page, set large above its sentence. */
function shown<Id extends string>(id: Id & (`${Id}_figure` extends Word ? Word : never), section: string): Shown {
  return { id, figure: `${id}_figure` as Word, sentence: id, pages: ['/'], section }
}

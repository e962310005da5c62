import type { claims as english } from './words/en/site/claims.ts'
import { publications, type Source } from './publications.ts'

/**
 * Every figure that the site shows in three languages, defined once. Its text is in `words/<language>/site/claims.ts`;
 * figures of English-only pages have the type of `english-claims.ts`.
 *
 * `unverified` means that no source was found: the figure stays where the specification shows it, with the label
 * 'Not yet verified' beside it. A product that helps families decide must not drop that label.
 */
type Word = keyof typeof english

interface ClaimEntry {
  readonly id: Extract<Word, string>
  /** The number alone, if it is shown in large type; otherwise it is part of the sentence. */
  readonly figure?: Word
  readonly sentence: Word
  /** Its limits; for an unverified figure, the most similar figure with a source. */
  readonly note?: Word
  /** The pages that show it, without language prefix. */
  readonly pages: readonly string[]
  /** The section of the page. */
  readonly section: string
}

/** `nearest`: a similar figure with a source, described in the note. */
export type Claim =
  | (ClaimEntry & { readonly status: 'sourced'; readonly source: Source })
  | (ClaimEntry & { readonly status: 'unverified'; readonly nearest?: Source })

const guideline: Source = {
  citation: 'Filipek and others, American Academy of Neurology, Neurology 55:468-479',
  year: 2000,
  url: 'https://doi.org/10.1212/wnl.55.4.468',
}

/** An age or a rule that means a doctor should examine a child, by section of `/help`. */
const signs: readonly Claim[] = [
  sign('sign_lost', 'week', 'signs_guideline_note', guideline),
  sign('sign_walking', 'soon', 'sign_walking_note', {
    citation: 'WHO Multicentre Growth Reference Study Group, Acta Paediatrica Supplement 450:86-95',
    year: 2006,
    url: 'https://doi.org/10.1111/j.1651-2227.2006.tb02379.x',
  }),
  sign('sign_gestures', 'soon', 'signs_guideline_note', guideline),
  sign('sign_words', 'soon', 'signs_guideline_note', guideline),
  sign('sign_phrases', 'soon', 'signs_guideline_note', guideline),
]

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
    nearest: publications.singh2017,
  },
  { ...shown('therapy_cost', 'families'), note: 'therapy_cost_note', status: 'unverified' },
  {
    ...shown('detection_age', 'families'),
    note: 'detection_age_note',
    status: 'sourced',
    source: publications.hyman2020,
  },
  {
    ...shown('autistic_india', 'families'),
    note: 'autistic_india_note',
    status: 'sourced',
    source: publications.arora2018,
  },
  { ...shown('executive_function', 'science'), pages: ['/', '/about-us'], status: 'unverified' },
  { ...shown('sequential_thinking', 'science'), pages: ['/', '/about-us'], status: 'unverified' },
  { ...shown('parent_confidence', 'science'), pages: ['/', '/about-us'], status: 'unverified' },
  { ...shown('persistence', 'science'), pages: ['/', '/about-us'], status: 'unverified' },
  { ...shown('attention', 'science'), pages: ['/about-us'], status: 'unverified' },
  {
    id: 'coding_review',
    sentence: 'coding_review',
    note: 'coding_review_note',
    pages: ['/', '/about-us', '/science'],
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
    source: publications.hyman2020,
  },
  {
    ...shown('wait_north_india', 'mission'),
    note: 'wait_north_india_note',
    pages: ['/', '/about-us'],
    status: 'sourced',
    source: publications.bhavnani2022,
  },
  onHomePage(study('early_help', publications.sandbank2023)),
  onHomePage(study('parent_course', publications.rahman2016)),
  onHomePage(study('village_course', publications.hamdani2021)),
  onHomePage(study('toddler_screening', publications.robins2014)),
  study('everyday_screening', {
    citation: 'Guthrie and others, Pediatrics 144(4):e20183963',
    year: 2019,
    url: 'https://doi.org/10.1542/peds.2018-3963',
  }),
  study('hindi_screening', {
    citation: 'Singhal and others, International Meeting for Autism Research',
    year: 2017,
    url: 'https://insar.confex.com/insar/2017/webprogram/Paper25126.html',
  }),
  ...signs,
]

export function claimsOf(page: string, section: string): readonly Claim[] {
  return claims.filter((claim) => claim.pages.includes(page) && claim.section === section)
}

/** The claim with this id, for a page that presents it in its own way. */
export function claimNamed(id: Claim['id']): Claim {
  const claim = claims.find((each) => each.id === id)
  if (!claim) throw new Error(`no claim ${id}`)
  return claim
}

/** A study that Ankur is based on. Figure: number of participants; sentence: the finding; note: the limits. */
function study<Id extends string>(
  id: Id & (`${Id}_figure` extends Word ? (`${Id}_note` extends Word ? Word : never) : never),
  source: Source,
): Claim {
  const note = `${id}_note` as Word
  return { ...shown(id, 'research'), note, pages: ['/about-us', '/science'], status: 'sourced', source }
}

function onHomePage(claim: Claim): Claim {
  return { ...claim, pages: ['/', ...claim.pages] }
}

/** A figure in large type above its sentence; on the home page unless the entry states otherwise. */
function shown<Id extends string>(id: Id & (`${Id}_figure` extends Word ? Word : never), section: string): ClaimEntry {
  return { id, figure: `${id}_figure` as Word, sentence: id, pages: ['/'], section }
}

function sign(id: Extract<Word, string>, section: 'week' | 'soon', note: Word, source: Source): Claim {
  return { id, sentence: id, note, pages: ['/help'], section, status: 'sourced', source }
}

import { type Source, publications } from './publications.ts'

/**
 * A figure of an English-only page: founder, science, the articles. Its text is in the entry
 * itself. Figures of pages in three languages are in `claims.ts`.
 */
export type EnglishClaim = {
  readonly id: string
  /** The page that shows it, without language prefix: `/science`, `/blogs/what-is-autism`. */
  readonly page: string
  readonly section?: string
  /** The number alone, if it is shown in large type; otherwise it is part of the sentence. */
  readonly figure?: string
  readonly sentence: string
  /** Its limits; for an unverified figure, the most similar figure with a source. */
  readonly note?: string
} & ({ readonly status: 'sourced'; readonly source: Source } | { readonly status: 'unverified'; readonly nearest?: Source })

/**
 * Figures specified for this site without a description of what they measure: eight progress bars. They cannot support a
 * statement, so they appear only on the page of sources.
 */
export const unexplainedFigures: readonly EnglishClaim[] = [92, 78, 62, 28, 10, 45, 38, 22].map((percent, index) => ({
  id: `progress_bar_${index + 1}`,
  page: '/sources',
  figure: `${percent}%`,
  sentence: 'on a progress bar. We do not know what the bar measures.',
  status: 'unverified',
}))

const page = '/science'

/** The figures that only `/science` shows. Studies that `/about-us` also describes are in `claims.ts`. */
export const scienceClaims: readonly EnglishClaim[] = [
  {
    id: 'genes_five_countries',
    page,
    section: 'neuroscience',
    sentence:
      'A study of 2,001,631 children in 5 countries asked why some are autistic and others are not. Genes passed on in the family explained most of it.',
    note: 'Many genes play a part. The study cannot say whether one child will be autistic.',
    status: 'sourced',
    source: publications.bai2019,
  },
  {
    id: 'vaccine_denmark',
    page,
    section: 'neuroscience',
    sentence:
      'A study in Denmark followed 657,461 children. Those who had the vaccine for measles, mumps and rubella were not autistic more often.',
    note: 'This study was in one country. Studies in other countries asked the same question.',
    status: 'sourced',
    source: publications.hviid2019,
  },
  {
    id: 'senses_review',
    page,
    section: 'neuroscience',
    sentence:
      'Many autistic people sense sound, light or touch more strongly, or less strongly, than others do. Doctors now see this as a part of autism.',
    note: 'This is a review of other studies. People differ a lot.',
    status: 'sourced',
    source: {
      citation: 'Robertson and Baron-Cohen, Nature Reviews Neuroscience 18:671-684',
      year: 2017,
      url: 'https://doi.org/10.1038/nrn.2017.112',
    },
  },
  {
    id: 'planning_review',
    page,
    section: 'neuroscience',
    sentence:
      'A review of 235 studies with 14,081 people looked at planning, changing plans and keeping things in mind. These were harder for autistic people, on average.',
    note: 'An average says little about one child. These tests could not show who is autistic and who is not.',
    status: 'sourced',
    source: {
      citation: 'Demetriou and others, Molecular Psychiatry 23:1198-1204',
      year: 2018,
      url: 'https://doi.org/10.1038/mp.2017.75',
    },
  },
  {
    id: 'ai_accuracy',
    page,
    section: 'ai-research',
    figure: '80-85%',
    sentence: 'accuracy of AI-based screening.',
    note: 'We could not trace this number. Studies of different programs give different numbers, and Ankur has no such program.',
    status: 'unverified',
  },
  {
    id: 'tablet_films',
    page,
    section: 'ai-research',
    sentence:
      'In the US, 475 toddlers watched short films on a tablet. A program measured how they looked and moved. It pointed to about 88 of 100 autistic toddlers. Of 100 toddlers it pointed to, about 41 were autistic.',
    note: 'Only 49 of the toddlers were autistic. Some of the authors developed the program.',
    status: 'sourced',
    source: publications.perochon2023,
  },
  {
    id: 'tablet_delhi',
    page,
    section: 'ai-research',
    sentence:
      'In and around Delhi, health workers took a tablet to the homes of 131 children. The children played games and the parents answered questions. A program then put about 78 of 100 children in the right one of 3 groups.',
    note: 'An early test, with children whose group was already known. It does not show how well the program works for all children.',
    status: 'sourced',
    source: publications.dubey2024,
  },
  {
    id: 'home_videos',
    page,
    section: 'ai-research',
    sentence:
      'In the US, a program used questions and home videos of 425 children. It gave an answer for about 32 of 100 children. For the others it said that it was not sure. Of 100 children it called autistic, about 81 were.',
    note: 'There were worries about all of these children before. Some of the authors worked for the company that makes the program.',
    status: 'sourced',
    source: {
      citation: 'Megerian and others, npj Digital Medicine 5:57',
      year: 2022,
      url: 'https://doi.org/10.1038/s41746-022-00598-6',
    },
  },
  {
    id: 'parents_years_later',
    page,
    section: 'clinical-evidence',
    sentence:
      'In the UK, 121 children were seen again about 6 years after a course for their parents. Over this time they began to talk or show things to their parents more often than children without the course.',
    note: 'For language, no clear difference was found. At the last meeting alone, the difference was less sure.',
    status: 'sourced',
    source: publications.pickles2016,
  },
]

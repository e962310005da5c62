import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/parent-mediated-models'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'parents_nevill',
    page,
    figure: '19 trials',
    sentence:
      'of help through parents were read in 2018. The gains in sharing, talking and learning were real, but small on average.',
    note: 'Children aged 1 to 6. More hours of training did not bring more gain. Most trials are from rich countries.',
    status: 'sourced',
    source: publications.nevill2018,
  },
  {
    id: 'parents_conrad',
    page,
    sentence: 'A review in 2021 of 30 trials with 1,934 people found less distress that shows as hitting or screaming.',
    note: 'Moderate certainty for this, low or very low for daily skills. No change was found in how parents felt.',
    status: 'sourced',
    source: {
      citation: 'Conrad and others, Frontiers in Psychiatry 12:773604',
      year: 2021,
      url: 'https://doi.org/10.3389/fpsyt.2021.773604',
    },
  },
  {
    id: 'parents_cochrane',
    page,
    sentence:
      'A review of 17 trials found that parents and children shared more with each other. The stress of parents did not change.',
    note: 'From 2013. Some signs of gains in understanding language; no change in daily skills.',
    status: 'sourced',
    source: {
      citation: 'Oono, Honey and McConachie, Cochrane Database of Systematic Reviews, CD009774',
      year: 2013,
      url: 'https://doi.org/10.1002/14651858.CD009774.pub2',
    },
  },
  {
    id: 'parents_pact',
    page,
    sentence:
      'In a UK trial of coaching, 121 of 152 children were seen again about six years later. They still shared more, and a test still counted fewer signs of autism.',
    note: 'One trial. Scores for language were no better. Over the whole time the difference in signs was clear. At the last check alone it was not certain.',
    status: 'sourced',
    source: publications.pickles2016,
  },
  {
    id: 'parents_pass',
    page,
    figure: '65 children',
    sentence:
      'aged 2 to 9 took part in a trial in Goa and Rawalpindi. After 12 sessions, parents answered their child more, and children started more.',
    note: 'Small. Four in five families finished. Time spent looking at things together went down.',
    status: 'sourced',
    source: publications.rahman2016,
  },
  {
    id: 'parents_pass_plus',
    page,
    figure: '40 children',
    sentence:
      'took part in a trial in rural India. With 12 sessions of PASS Plus, parents answered more, children started more, and parents felt better.',
    note: 'A first, small trial. It could not show a change in the signs of autism.',
    status: 'sourced',
    source: {
      citation: 'Divan and others, Autism Research 12(2)',
      year: 2019,
      url: 'https://doi.org/10.1002/aur.1978',
    },
  },
  {
    id: 'parents_jipmer',
    page,
    figure: '50 children',
    sentence:
      'aged 2 to 6 took part in a trial in Puducherry. With 5 visits in 12 weeks, parents reported less stress and more progress.',
    note: 'A small, short study, reported by parents who knew which group they were in.',
    status: 'sourced',
    source: publications.manohar2019,
  },
  {
    id: 'parents_social_abcs',
    page,
    sentence:
      'At a centre in Goa, 55 of 64 families finished a coaching programme for toddlers aged 19 to 35 months, and the toddlers responded more to their parents.',
    note: 'Taken from records, without a comparison group.',
    status: 'sourced',
    source: publications.brian2024,
  },
  {
    id: 'parents_who_cst',
    page,
    sentence:
      'In a first trial in urban India, 22 parents of children aged 2 to 9 felt more able and less stressed after the WHO training.',
    note: 'There was no comparison group.',
    status: 'sourced',
    source: publications.sengupta2023,
  },
  {
    id: 'parents_pakistan',
    page,
    sentence:
      'In villages of Pakistan, volunteers with a tablet trained the parents of 540 children. After 6 months daily skills were no better than in the other group.',
    note: 'The children had several kinds of developmental needs. The quality of life of parents was a little better.',
    status: 'sourced',
    source: publications.hamdani2021,
  },
  {
    id: 'parents_compass',
    page,
    sentence: 'A trial in Delhi planned for 240 children, with ASHA workers among the coaches.',
    note: 'This is the plan of the trial. We found no results when we wrote this.',
    status: 'sourced',
    source: publications.roy2023,
  },
]

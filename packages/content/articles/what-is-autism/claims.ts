import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/what-is-autism'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'autism_us_2020',
    page,
    figure: '1 in 36',
    sentence: 'children aged 8 in the US was known to be autistic in the 2020 count.',
    note: 'An older count. The 2022 count found 1 in 31. Both use health and school records from some parts of the US only, so they do not describe India.',
    status: 'sourced',
    source: {
      citation: 'Maenner and others, MMWR Surveillance Summaries 72(2):1-14',
      year: 2023,
      url: 'https://doi.org/10.15585/mmwr.ss7202a1',
    },
  },
  {
    id: 'autism_us_2022',
    page,
    figure: '1 in 31',
    sentence: 'children aged 8 in the US was known to be autistic in the 2022 count.',
    note: 'From health and school records at 16 places in the US. The share differs a lot from place to place. It does not describe India.',
    status: 'sourced',
    source: {
      citation: 'Shaw and others, MMWR Surveillance Summaries 74(2):1-22',
      year: 2025,
      url: 'https://doi.org/10.15585/mmwr.ss7402a1',
    },
  },
  {
    id: 'autism_india_2018',
    page,
    figure: '1%',
    sentence:
      'of children aged 2 to 6 were autistic in a 2018 study of 3,964 children in five regions of India. Of those aged 6 to 9 it was 1.4%.',
    note: 'Children were seen in person. The five regions do not represent the whole country, and about 16% of families refused.',
    status: 'sourced',
    source: publications.arora2018,
  },
  {
    id: 'autism_world_2021',
    page,
    figure: '1 in 127',
    sentence: 'people in the world was autistic in 2021, says the World Health Organization.',
    note: 'An average from studies that differ a lot. Many countries have few studies or none.',
    status: 'sourced',
    source: publications.whoFactSheet2025,
  },
  {
    id: 'autism_girls',
    page,
    sentence: 'In studies that test whole groups of children, there are about 3 autistic boys for each autistic girl.',
    note: 'A review of 54 studies, few of them from South Asia. The tests were made mostly with boys, so girls may still be missed.',
    status: 'sourced',
    source: publications.loomes2017,
  },
  {
    id: 'autism_mmr_denmark',
    page,
    sentence:
      'Among 657,461 children in Denmark, those who had the measles, mumps and rubella vaccine were not autistic more often than those who had not.',
    note: 'From national records. The researchers did not read each medical file.',
    status: 'sourced',
    source: publications.hviid2019,
  },
  {
    id: 'autism_who_vaccines',
    page,
    sentence:
      'In 2025 the vaccine safety group of the World Health Organization looked at 31 studies and again found no link between vaccines and autism.',
    note: 'Of the 31 studies, 20 found no link. The group judged the other 11 to have serious faults.',
    status: 'sourced',
    source: {
      citation: 'World Health Organization, Global Advisory Committee on Vaccine Safety, statement of 11 December',
      year: 2025,
    },
  },
  {
    id: 'autism_not_caused',
    page,
    sentence: 'Autism is not caused by bad parenting, vaccines or diet, and it is not an infection.',
    note: 'Guidance from the health service of the United Kingdom.',
    status: 'sourced',
    source: publications.nhsWhatIsAutism2022,
  },
  {
    id: 'autism_two_languages',
    page,
    sentence: 'A review found no harm to autistic children from growing up with more than one language.',
    note: 'The review calls the studies few and small.',
    status: 'sourced',
    source: publications.uljarevic2016,
  },
  {
    id: 'autism_genes',
    page,
    sentence: 'In a study of five countries, genes explained most of the difference in who is autistic.',
    note: 'Denmark, Finland, Sweden, Israel and Western Australia; no Indian families. It is about groups, not about one child.',
    status: 'sourced',
    source: publications.bai2019,
  },
  {
    id: 'autism_aac',
    page,
    sentence:
      'In a review of studies, picture boards, signs and talking devices did not reduce speech in people with developmental disabilities. Most spoke a little more.',
    note: 'The studies were small, not all of the people were autistic, and the gains in speech were modest.',
    status: 'sourced',
    source: publications.millar2006,
  },
  {
    id: 'autism_health',
    page,
    sentence: 'Epilepsy, anxiety, sleep problems and trouble with attention are more common in autistic people.',
    status: 'sourced',
    source: publications.whoFactSheet2025,
  },
  {
    id: 'autism_check_age',
    page,
    sentence: 'The toddler check on this site is for children aged 16 to 30 months.',
    note: 'The age of the research behind the M-CHAT-R. Our questions are in our own words and were not tested in a study.',
    status: 'sourced',
    source: publications.robins2014,
  },
  {
    id: 'autism_deic',
    page,
    sentence:
      'Under the national child health programme (RBSK), young children are sent to the District Early Intervention Centre at no cost to the family.',
    note: 'What the programme promises. Staff and waiting time differ from district to district.',
    status: 'sourced',
    source: publications.nhmGoa2013,
  },
  {
    id: 'autism_start_early',
    page,
    sentence:
      "India's academy of paediatricians advises starting support as early as possible, without waiting for a final diagnosis.",
    note: 'Advice from an expert group.',
    status: 'sourced',
    source: publications.dalwai2017,
  },
  {
    id: 'autism_stem_cells',
    page,
    sentence:
      'In January 2026 the Supreme Court of India held that stem cells may not be offered as a treatment for autism outside an approved study.',
    note: 'The court found no good evidence that they help or are safe.',
    status: 'sourced',
    source: publications.supremeCourtStemCells,
  },
]

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/autism-tier2-india'

const smartCityIndore = {
  citation: 'Indore Smart City Development, Introduction, from the Census of India',
  year: 2011,
  url: 'https://www.smartcityindore.org/introduction/',
}

const kochi = {
  citation: 'census2011.co.in, Kochi, from provisional results of the Census of India',
  year: 2011,
  url: 'https://census2011.co.in/census/city/459-kochi.html',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'tier2_classes',
    page,
    figure: '5 to 50 lakh',
    sentence:
      'people live in a city of class Y. With 50 lakh people or more, it is class X. The Indian government uses these classes for the rent allowance of its staff.',
    note: 'The words tier 1 and tier 2 are used in more than one way. The classes rest on the Census of 2011.',
    status: 'sourced',
    source: {
      citation: 'The Financial Express, list of cities for the house rent allowance, 12 July',
      year: 2017,
      url: 'https://www.financialexpress.com/money/7th-pay-commission-hra-allowances-check-your-city-category-here-and-the-amount-of-hra-you-will-get-in-august-salary/760809/',
    },
  },
  {
    id: 'tier2_ludhiana',
    page,
    figure: '16,13,878',
    sentence: 'people lived in the city of Ludhiana at the Census of 2011.',
    note: 'An old count, and an early one: other tables of the same census give 16,18,879.',
    status: 'sourced',
    source: {
      citation: 'Environmental Information System (ENVIS), Government of India, newsletter on Ludhiana',
      year: 2012,
      url: 'https://www.spaenvis.nic.in/indexx.aspx?langid=1&slid=1546&mid=2&sublinkid=914',
    },
  },
  {
    id: 'tier2_ludhiana_literacy',
    page,
    figure: '82.2%',
    sentence: 'of people aged 7 and over in the district of Ludhiana could read and write in 2011.',
    note: 'For the whole district, towns and villages together.',
    status: 'sourced',
    source: {
      citation: 'Punjab Data, Population of Ludhiana, from the Census of India',
      year: 2011,
      url: 'https://punjabdata.com/Population-of-Ludhiana.aspx',
    },
  },
  {
    id: 'tier2_indore',
    page,
    figure: '19,94,397',
    sentence: 'people lived in the city of Indore at the Census of 2011.',
    note: 'An old count. The city has grown since then.',
    status: 'sourced',
    source: {
      citation: 'IndiKosh, Indore, from the Census of India',
      year: 2011,
      url: 'https://indikosh.com/city/708715/indore',
    },
  },
  {
    id: 'tier2_indore_literacy',
    page,
    figure: '82.32%',
    sentence: 'of people aged 7 and over in the district of Indore could read and write in 2011.',
    note: 'For the whole district, towns and villages together.',
    status: 'sourced',
    source: smartCityIndore,
  },
  {
    id: 'tier2_kochi',
    page,
    figure: '6,02,046',
    sentence: 'people lived in the city of Kochi at the Census of 2011.',
    note: 'With its suburbs it is far larger. An old count.',
    status: 'sourced',
    source: kochi,
  },
  {
    id: 'tier2_kochi_literacy',
    page,
    figure: '97.36%',
    sentence: 'of people aged 7 and over in the city of Kochi could read and write in 2011.',
    note: 'For the city alone, so do not compare it with numbers for whole districts.',
    status: 'sourced',
    source: kochi,
  },
  {
    id: 'tier2_deic_count',
    page,
    figure: '367',
    sentence: 'district early intervention centres were working in India, as the states had reported by 2022-23.',
    note: 'India has more than 700 districts. The number says nothing about how many staff a centre has. Read in a report only: we could not open the answer itself.',
    status: 'sourced',
    source: {
      citation: 'Ministry of Health and Family Welfare, answer in Parliament, as copied by Great Telangaana',
      year: 2026,
      url: 'https://greattelangaana.com/english/childrens-health-programs',
    },
  },
  {
    id: 'tier2_deic_free',
    page,
    sentence: 'Care at a District Early Intervention Centre is meant to cost the family nothing.',
    note: 'What the national child health programme (RBSK) promises.',
    status: 'sourced',
    source: publications.nhmGoa2013,
  },
  {
    id: 'tier2_eic_14',
    page,
    figure: '14',
    sentence:
      'early intervention centres for all kinds of disability opened in June 2021, at national institutes and regional centres.',
    note: 'The places included Cuttack, Bhopal, Lucknow, Patna, Nellore, Kozhikode and Rajnandgaon. More were planned.',
    status: 'sourced',
    source: {
      citation: 'The New Indian Express, 18 June, and the presentation of the ministry at the opening',
      year: 2021,
      url: 'https://www.newindianexpress.com/states/odisha/2021/jun/18/svnirtargets-special-disability-centre-2317988.html',
    },
  },
  {
    id: 'tier2_bhubaneswar',
    page,
    figure: '38 families',
    sentence:
      'at a hospital in Bhubaneswar described how they found help. Parents saw the first signs at 2.2 years on average. 74% went to a general doctor first. Help began at 40 months, 8 months before the diagnosis.',
    note: 'A small study at one hospital, with families who had reached it.',
    status: 'sourced',
    source: publications.patra2020,
  },
  {
    id: 'tier2_rourkela',
    page,
    sentence:
      'A mother from Rourkela told a newspaper that she moved to Bengaluru for help with her son, and after three years planned to go back.',
    note: "One family's story. It does not show how many families move.",
    status: 'sourced',
    source: {
      citation: 'Citizen Matters, Autism intervention and support services widely available in Bengaluru, accessed in November',
      year: 2026,
      url: 'https://citizenmatters.in/autism-intervention-and-support-services-widely-available-in-bengaluru-115169',
    },
  },
  {
    id: 'tier2_online',
    page,
    figure: '120 children',
    sentence:
      'of about two and a half years were in a study in New Delhi. The parents of 55 were coached by video, those of 65 at the clinic. After 3 months the scores had improved.',
    note: 'Nearly all mothers had been to college. There was no group without coaching, so some of the gain may be growing up. We read the summary and one table.',
    status: 'sourced',
    source: {
      citation: 'Bajracharya, Suman and Mushtaq, International Journal of Clinical Pediatrics 13:14-25',
      year: 2024,
      url: 'https://doi.org/10.14740/ijcp538',
    },
  },
  {
    id: 'tier2_remote_review',
    page,
    figure: '7 studies',
    sentence:
      'with 197 parents outside big cities tested coaching from a distance, in the US, Canada and Australia. Parents learned from it.',
    note: 'The studies were of low quality, and none was from India.',
    status: 'sourced',
    source: {
      citation: 'Parsons and others, Journal of Medical Internet Research 19(8):e198',
      year: 2017,
      url: 'https://jmir.org/2017/8/e198',
    },
  },
  {
    id: 'tier2_puducherry',
    page,
    figure: '50 children',
    sentence:
      'took part in a trial in Puducherry. Five visits in 12 weeks were enough to coach parents, who reported less stress.',
    note: 'The parents knew which group they were in, so hope may have changed their answers.',
    status: 'sourced',
    source: publications.manohar2019,
  },
  {
    id: 'tier2_languages',
    page,
    sentence: 'A review found no harm to autistic children from growing up with more than one language.',
    note: 'The review calls the studies few and small.',
    status: 'sourced',
    source: publications.uljarevic2016,
  },
  {
    id: 'tier2_start_early',
    page,
    sentence:
      "India's academy of paediatricians says that support should start as early as possible, and that a final diagnosis is not needed.",
    note: 'Advice from an expert group.',
    status: 'sourced',
    source: publications.dalwai2017,
  },
  {
    id: 'tier2_stem_cells',
    page,
    sentence: 'On 30 January 2026 the Supreme Court of India held that stem cells may not be sold as a treatment for autism.',
    note: 'They may be used only in approved studies.',
    status: 'sourced',
    source: publications.supremeCourtStemCells,
  },
]

import type { Source } from './claims.ts'

/** Publications that stand behind more than one figure: a correction of one is made here, once. */
export const publications = {
  bhavnani2022: {
    citation: 'Bhavnani, Lockwood Estrin and others, Journal of Autism and Developmental Disorders 52',
    year: 2022,
    url: 'https://doi.org/10.1007/s10803-021-05047-z',
  },
  brian2024: {
    citation: 'Brian and others, Frontiers in Rehabilitation Sciences, article 1214009',
    year: 2024,
    url: 'https://doi.org/10.3389/fresc.2024.1214009',
  },
  chaudhary2022: {
    citation: 'Chaudhary and others, BMC Health Services Research',
    year: 2022,
    url: 'https://doi.org/10.1186/s12913-022-08508-y',
  },
  dalwai2017: {
    citation: 'Dalwai and others, Indian Pediatrics 54:385-393',
    year: 2017,
    url: 'https://doi.org/10.1007/s13312-017-1112-4',
  },
  hamdani2021: {
    citation: 'Hamdani and others, International Journal of Mental Health Systems 15:53',
    year: 2021,
    url: 'https://doi.org/10.1186/s13033-021-00476-w',
  },
  imfarPaper12393: {
    citation: 'International Meeting for Autism Research, paper 12393',
    year: 2013,
    url: 'https://imfar.confex.com/imfar/2013/webprogram/Paper12393.html',
  },
  millar2006: {
    citation: 'Millar, Light and Schlosser, Journal of Speech, Language, and Hearing Research 49(2):248-264',
    year: 2006,
    url: 'https://doi.org/10.1044/1092-4388(2006/021)',
  },
  mothersInIndia: {
    citation:
      'Subjective burden and depression in mothers of children with autism spectrum disorder in India, Journal of Autism and Developmental Disorders',
    year: 2017,
    url: 'https://doi.org/10.1007/s10803-017-3233-y',
  },
  nevill2018: {
    citation: 'Nevill, Lecavalier and Stratis, Autism 22(2):84-98',
    year: 2018,
    url: 'https://doi.org/10.1177/1362361316677838',
  },
  nhmGoa2013: {
    citation: 'National Health Mission Goa, Rashtriya Bal Swasthya Karyakram',
    year: 2013,
    url: 'https://nhm.goa.gov.in/rbsk/',
  },
  niceCg170: {
    citation: 'National Institute for Health and Care Excellence, guideline CG170',
    year: 2021,
    url: 'https://www.nice.org.uk/guidance/cg170',
  },
  pickles2016: {
    citation: 'Pickles and others, Lancet 388(10059):2501-2509',
    year: 2016,
    url: 'https://doi.org/10.1016/S0140-6736(16)31229-6',
  },
  rahman2016: {
    citation: 'Rahman, Divan and others, Lancet Psychiatry 3(2):128-136',
    year: 2016,
    url: 'https://doi.org/10.1016/S2215-0366(15)00388-0',
  },
  reichow2018: {
    citation: 'Reichow and others, Cochrane Database of Systematic Reviews, CD009260',
    year: 2018,
    url: 'https://doi.org/10.1002/14651858.CD009260.pub3',
  },
  robins2014: { citation: 'Robins and others, Pediatrics 133:37-45', year: 2014, url: 'https://doi.org/10.1542/peds.2013-1813' },
  roy2023: {
    citation: 'Roy and others, Trials 24, study protocol for the COMPASS trial',
    year: 2023,
    url: 'https://doi.org/10.1186/s13063-023-07621-5',
  },
  sandbank2023: {
    citation: 'Sandbank and others, Project AIM, BMJ 383:e076733',
    year: 2023,
    url: 'https://doi.org/10.1136/bmj-2023-076733',
  },
  sandbank2024: {
    citation: 'Sandbank and others, JAMA Pediatrics 178(8):763-773',
    year: 2024,
    url: 'https://doi.org/10.1001/jamapediatrics.2024.1832',
  },
  sengupta2023: {
    citation: 'Sengupta and others, Journal of Autism and Developmental Disorders 53(4):1444-1461',
    year: 2023,
    url: 'https://doi.org/10.1007/s10803-021-05367-0',
  },
  supremeCourtStemCells: {
    citation: 'Supreme Court of India, Yash Charitable Trust v. Union of India, judgment of 30 January',
    year: 2026,
    url: 'https://www.scconline.com/blog/post/2026/02/03/supreme-court-stem-cell-therapy-for-autism',
  },
  whoFactSheet2025: {
    citation: 'World Health Organization, fact sheet on autism',
    year: 2025,
    url: 'https://www.who.int/news-room/fact-sheets/detail/autism-spectrum-disorders',
  },
  yahooTalkspace2020: {
    citation: 'Yahoo Finance, report on Talkspace',
    year: 2020,
    url: 'https://finance.yahoo.com/news/michael-phelps-backs-talkspace-for-mental-health-care-204239576.html',
  },
} as const satisfies Record<string, Source>

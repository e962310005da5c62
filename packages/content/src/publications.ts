import type { Source } from './claims.ts'

/** Publications that stand behind more than one figure: a correction of one is made here, once. */
export const publications = {
  arora2018: {
    citation: 'Arora and others, PLoS Medicine 15(7):e1002615',
    year: 2018,
    url: 'https://doi.org/10.1371/journal.pmed.1002615',
  },
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
  crompton2020: {
    citation: 'Crompton and others, Autistic peer-to-peer information transfer is highly effective, Autism 24:1704-1712',
    year: 2020,
    url: 'https://doi.org/10.1177/1362361320919286',
  },
  dalwai2017: {
    citation: 'Dalwai and others, Indian Pediatrics 54:385-393',
    year: 2017,
    url: 'https://doi.org/10.1007/s13312-017-1112-4',
  },
  desai2012: {
    citation: 'Desai and others, Transcultural Psychiatry 49:613-637',
    year: 2012,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3472559',
  },
  divan2012: { citation: 'Divan and others, Autism Research 5:190-200', year: 2012, url: 'https://doi.org/10.1002/aur.1225' },
  fang2025: { citation: 'Fang and others, arXiv 2503.17473', year: 2025, url: 'https://arxiv.org/abs/2503.17473' },
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
  juneja2014: {
    citation: 'Juneja and others, Indian Pediatrics 51:359-365',
    year: 2014,
    url: 'https://doi.org/10.1007/s13312-014-0417-9',
  },
  lockwoodEstrin2023: {
    citation: 'Lockwood Estrin and others, International Journal of Environmental Research and Public Health 20:5291',
    year: 2023,
    url: 'https://doi.org/10.3390/ijerph20075291',
  },
  loomes2017: {
    citation: 'Loomes, Hull and Mandy, Journal of the American Academy of Child and Adolescent Psychiatry 56(6):466-474',
    year: 2017,
    url: 'https://doi.org/10.1016/j.jaac.2017.03.013',
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
  patra2020: {
    citation: 'Patra and others, Journal of Neurosciences in Rural Practice 11:164-169',
    year: 2020,
    url: 'https://doi.org/10.1055/s-0040-1701778',
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
  rudra2017: {
    citation: 'Rudra and others, Autism Research 10(10):1597-1605',
    year: 2017,
    url: 'https://doi.org/10.1002/aur.1812',
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
  uljarevic2016: {
    citation: 'Uljarević and others, Journal of Child Psychology and Psychiatry 57(11):1205-1217',
    year: 2016,
    url: 'https://doi.org/10.1111/jcpp.12596',
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

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/western-diagnostic-tools-failing-india'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'tools_sri_lanka',
    page,
    figure: '25%',
    sentence:
      'of the autistic toddlers in a Sri Lankan study were found by a US questionnaire that had been translated into Sinhala.',
    note: 'Only 4 of 374 children were autistic, so this is one child of four. It was the older form of the questionnaire. Its specificity was 70%.',
    status: 'sourced',
    source: {
      citation: 'Perera and others, Journal of Tropical Pediatrics 55:402-405',
      year: 2009,
      url: 'https://doi.org/10.1093/tropej/fmp031',
    },
  },
  {
    id: 'tools_paas',
    page,
    figure: '88%',
    sentence:
      'of autistic children were found by a Sri Lankan questionnaire with photographs, in a study of 105 children. Of children without any delay, 93.3% were rightly left out.',
    note: 'At a hospital, with children aged 18 to 48 months. Of the children with another delay, only 60.7% were correctly ruled out.',
    status: 'sourced',
    source: {
      citation: 'Perera and others, World Journal of Clinical Pediatrics 6:45-51',
      year: 2017,
      url: 'https://doi.org/10.5409/wjcp.v6.i1.45',
    },
  },
  {
    id: 'tools_hindi_three',
    page,
    figure: '95.2%',
    sentence:
      'of autistic toddlers were found by the Hindi form of the M-CHAT-R/F at a hospital. Two Indian questionnaires, the RBSK-ASQ and the TABC, found 100%. Of the other toddlers about 94% were rightly left out by each.',
    note: 'The exact numbers are 94.4%, 93.9% and 94.4%. Children of 16 to 30 months that families had brought to a hospital. In the community or online, results are lower.',
    status: 'sourced',
    source: {
      citation: 'Mukherjee, Manivannan and Sharma, Indian Pediatrics 61:323-329',
      year: 2024,
      url: 'https://doi.org/10.1007/s13312-024-3153-9',
    },
  },
  {
    id: 'tools_rudra',
    page,
    figure: '170 children',
    sentence:
      'were tested with Hindi and Bengali forms of four well-known tools, the ADOS among them. Autistic children got clearly different scores from the rest.',
    note: 'The others had no delay at all. It is harder to tell autism from another need.',
    status: 'sourced',
    source: {
      citation: 'Rudra and others, Autism Research 7:598-607',
      year: 2014,
      url: 'https://doi.org/10.1002/aur.1404',
    },
  },
  {
    id: 'tools_carruthers',
    page,
    figure: '16 and 28',
    sentence:
      'of 50 questions told autistic from other children very well: 16 in India and 28 in the United Kingdom. In Japan it was 15.',
    note: 'The good questions were mostly the same ones. Children of 4 to 9 years without an intellectual disability, 154 of them in India.',
    status: 'sourced',
    source: {
      citation: 'Carruthers and others, Molecular Autism 9',
      year: 2018,
      url: 'https://www.springerzahnmedizin.de/a-cross-cultural-study-of-autistic-traits-across-india-japan-and/16253498',
    },
  },
  {
    id: 'tools_soto',
    page,
    figure: '21 studies',
    sentence:
      'on autism questionnaires taken into other cultures were put together. Often the steps for a good adaptation were not followed.',
    note: 'From 19 countries, in 10 languages. Adapted forms often worked differently from the originals.',
    status: 'sourced',
    source: {
      citation: 'Soto and others, Autism 19:646-661',
      year: 2015,
      url: 'https://doi.org/10.1177/1362361314541012',
    },
  },
  {
    id: 'tools_maskari',
    page,
    figure: '19 studies',
    sentence:
      'outside English-speaking countries were looked at in another review. Most had changed the language and little else.',
    note: 'Few asked whether the person who tests and the family understand each other.',
    status: 'sourced',
    source: {
      citation: 'Al Maskari, Melville and Willis, International Journal of Mental Health Systems 12',
      year: 2018,
      url: 'https://doi.org/10.1186/s13033-018-0200-8',
    },
  },
  {
    id: 'tools_cost',
    page,
    sentence:
      'Researchers from many countries name two barriers: the price of tools that belong to a company, and the price of the training.',
    note: 'An opinion article by a group of experts. It gives no prices.',
    status: 'sourced',
    source: {
      citation: 'Durkin and others, Autism Research 8:473-476',
      year: 2015,
      url: 'https://doi.org/10.1002/aur.1575',
    },
  },
  {
    id: 'tools_languages',
    page,
    figure: '22',
    sentence:
      'languages are listed in the Constitution of India (the scheduled languages). Autism tools are usually available in fewer than 5 of them, writes a researcher.',
    note: 'From a 2023 editorial. Newer versions may exist.',
    status: 'sourced',
    source: {
      citation: 'Autism in India: time for a national programme, Indian Journal of Medical Research 157:227-229',
      year: 2023,
      url: 'https://doi.org/10.4103/ijmr.ijmr_506_23',
    },
  },
  {
    id: 'tools_eye_contact',
    page,
    sentence:
      'In parts of rural South Africa, as a science journal reports, children do not look adults straight in the eye, as it is not polite. Many tests count this as a sign.',
    note: 'A report, not a study of children in India.',
    status: 'sourced',
    source: {
      citation: 'Nature 491, Outlook on autism, S18',
      year: 2012,
      url: 'https://www.nature.com/nature/journal/v491/n7422_supp/full/491S18a.html',
    },
  },
  {
    id: 'tools_daley',
    page,
    figure: '95',
    sentence:
      'families of autistic children in Indian cities were asked what they saw first. What stands out seems to depend on culture too.',
    note: 'The families lived in cities and had found a doctor.',
    status: 'sourced',
    source: publications.daley2004,
  },
  {
    id: 'tools_indt',
    page,
    figure: '98%',
    sentence:
      'of autistic children were found by the INDT-ASD, a tool made in India, in a study of 154 children. Of the others 95% were rightly left out.',
    note: 'Ages 2 to 9 years, at four large hospitals in Delhi and Thiruvananthapuram. It needs a trained person.',
    status: 'sourced',
    source: publications.juneja2014,
  },
  {
    id: 'tools_isaa',
    page,
    figure: '28.9%',
    sentence:
      'of children of 2 to 3 years who were not autistic were rightly left out by the ISAA, the scale used for certificates. It found 100% of the autistic ones.',
    note: 'A study of 500 children at a hospital in New Delhi. At 3 to 5 years it left out 33.3%. Its degrees of autism were not exact either.',
    status: 'sourced',
    source: {
      citation: 'Mukherjee and others, Indian Pediatrics 56:831-836',
      year: 2019,
      url: 'https://doi.org/10.1007/s13312-019-1608-1',
    },
  },
  {
    id: 'tools_indian_list',
    page,
    figure: '15',
    sentence: 'autism tools made in India between 2000 and 2024 were found in a review.',
    note: 'From 26 studies. Some are for screening, some for a full assessment, some for other questions.',
    status: 'sourced',
    source: {
      citation: 'Sreelakshmi and others, Review Journal of Autism and Developmental Disorders',
      year: 2025,
      url: 'https://ouci.dntb.gov.ua/works/lREkMdK4',
    },
  },
  {
    id: 'tools_iasq',
    page,
    figure: '10 questions',
    sentence:
      'make up the Indian Autism Screening Questionnaire, in Hindi and English. It found 99% of the autistic people in its study.',
    note: 'It was tried with 145 families, and of people with other needs only 62% were rightly left out. Ages 3 to 18.',
    status: 'sourced',
    source: {
      citation:
        'Chakraborty and others, Psychometric properties of the Indian Autism Screening Questionnaire, as told by autypical.in',
      year: 2021,
      url: 'https://autypical.in/2021/04/24/psychometric-properties-of-a-screening-tool-for-autism-in-the-community-the-indian-autism-screening-questionnaire-iasq/',
    },
  },
  {
    id: 'tools_not_needed',
    page,
    sentence:
      'Two doctors write in an Indian journal that a doctor may diagnose autism without such a tool, after watching and talking carefully.',
    note: 'They comment on the INDT-ASD and still find good tools useful.',
    status: 'sourced',
    source: {
      citation: 'Wong and Singhal, Indian Pediatrics 51:355-356',
      year: 2014,
      url: 'https://indianpediatrics.net/may2014/may-355-356.htm',
    },
  },
  {
    id: 'tools_video',
    page,
    figure: '39 children',
    sentence: 'in India were first judged from videos and then in person. In 94.87% both said the same.',
    note: 'A small study during the pandemic. The authors say that larger ones are needed.',
    status: 'sourced',
    source: {
      citation: 'Research in Autism Spectrum Disorders, video-based screening in India, PMC9359514',
      year: 2022,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9359514/',
    },
  },
  {
    id: 'tools_start_early',
    page,
    sentence:
      "India's academy of paediatricians says that support should start as early as possible, and that a final diagnosis is not needed.",
    note: 'Advice from an expert group.',
    status: 'sourced',
    source: publications.dalwai2017,
  },
]

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/ethical-cultural-considerations'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'ethics_harm_reports',
    page,
    figure: '11 of 150',
    sentence:
      'reports on help for young autistic children said anything about harm. Of 54 that said why children had left, about a third gave reasons that sound like harm.',
    note: 'Covers help without medicine only. A study that does not mention harm has not shown that there was none.',
    status: 'sourced',
    source: {
      citation:
        'Bottema-Beutel and others, Adverse event reporting in intervention research for young autistic children, Autism 25:322-335',
      year: 2021,
      url: 'https://doi.org/10.1177/1362361320965331',
    },
  },
  {
    id: 'ethics_aim',
    page,
    figure: '252 studies',
    sentence:
      'with 13,304 young autistic children were put together in 2023. Harm was hardly ever tracked, so nobody can weigh it against the gain.',
    note: 'The same review found the best support for play-based, natural approaches.',
    status: 'sourced',
    source: publications.sandbank2023,
  },
  {
    id: 'ethics_aba_adults',
    page,
    figure: '10',
    sentence: 'autistic adults who had ABA therapy as children told researchers about it. Most of what they said was about harm.',
    note: 'Few people, found through social media, so they do not represent everyone. They describe therapy from years ago.',
    status: 'sourced',
    source: publications.mcGill2021,
  },
  {
    id: 'ethics_masking',
    page,
    figure: '277',
    sentence:
      'autistic adults wrote about hiding their autism. They described being worn out and losing themselves. They also said that it keeps them safe and opens doors.',
    note: 'An online survey. 71 of them see themselves as autistic without a diagnosis.',
    status: 'sourced',
    source: {
      citation: 'Bradley and others, Autism in Adulthood',
      year: 2021,
      url: 'https://doi.org/10.1089/aut.2020.0071',
    },
  },
  {
    id: 'ethics_masking_mood',
    page,
    figure: '262',
    sentence:
      'autistic people answered questions about hiding. Those who hid a lot, or hid in one place and not in another, felt worse.',
    note: 'It shows what goes together, not what causes what. Adults, mostly outside India.',
    status: 'sourced',
    source: publications.cage2019,
  },
  {
    id: 'ethics_priorities',
    page,
    figure: '280',
    sentence:
      'people of the Indian autism community were asked what matters. Among skills they put self-care first, among therapies speech therapy, and in research how the community can support autistic people.',
    note: 'An online survey with 40 interviews. Most people were parents, and most were well educated.',
    status: 'sourced',
    source: {
      citation: 'Priorities of the Indian autism community, Autism, PMC10771024',
      year: 2024,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10771024/',
    },
  },
  {
    id: 'ethics_assent',
    page,
    sentence:
      'The draft of the Indian rules for research with children asked for the spoken yes of a child from 7 to 12 years, and for a written yes from 13. The parents decide as well.',
    note: 'From a report on the draft of 2015. The rules were published in October 2017. They are for research, not for therapy.',
    status: 'sourced',
    source: {
      citation: 'Down To Earth, report on the draft guidelines of the Indian Council of Medical Research, 7 October',
      year: 2015,
      url: 'https://www.downtoearth.org.in/news/health/children-s-nod-compulsory-for-taking-them-in-clinical-trial-51420',
    },
  },
  {
    id: 'ethics_convention',
    page,
    sentence:
      'India ratified the United Nations convention on the rights of persons with disabilities on 1 October 2007. It asks for respect for the growing abilities of children with disabilities, and for their right to keep their identity.',
    note: 'This is one of its general principles. The Indian law of 2016 puts it into practice.',
    status: 'sourced',
    source: {
      citation: 'The Rights of Persons with Disabilities Act, preamble (Gazette of India, 28 December), read in a copy',
      year: 2016,
      url: 'https://fdocuments.net/document/rights-of-persons-with-disabilities-act-of-2016-pdf-act-2016the-rights-of-persons.html',
    },
  },
  {
    id: 'ethics_insult_law',
    page,
    sentence:
      'Under section 92 of the law of 2016 it is a crime to insult a person with a disability on purpose in public view, or to withhold food from one in your charge.',
    note: 'Prison of six months to five years, and a fine.',
    status: 'sourced',
    source: publications.disabilitiesAct2016,
  },
  {
    id: 'ethics_school_hitting',
    page,
    sentence: 'The right to education law of 2009 forbids physical punishment and mental harassment of a child in school.',
    note: 'Section 17.',
    status: 'sourced',
    source: publications.educationAct2009,
  },
  {
    id: 'ethics_data_law',
    page,
    sentence:
      "In India's data law of 2023 a child is anyone under 18, and a parent must agree before a firm uses the child's data.",
    note: 'Section 9. Most duties are planned to start in May 2027. Not legal advice.',
    status: 'sourced',
    source: { citation: 'Digital Personal Data Protection Act, section 9', year: 2023 },
  },
  {
    id: 'ethics_stem_cells',
    page,
    sentence: 'On 30 January 2026 the Supreme Court of India held that stem cells may not be sold as a treatment for autism.',
    note: 'They may be used only in approved studies.',
    status: 'sourced',
    source: publications.supremeCourtStemCells,
  },
  {
    id: 'ethics_costs',
    page,
    sentence:
      'A list of what autism costs a family in India includes special diets and religious trips as well as therapy and travel.',
    note: 'Made with 32 families. It names kinds of cost and gives no prices.',
    status: 'sourced',
    source: publications.chaudhary2022,
  },
  {
    id: 'ethics_goa_place',
    page,
    sentence: 'In Goa, 12 parents told how in the end they tried to make a place for their child, as the child is.',
    note: 'A small study in one state.',
    status: 'sourced',
    source: publications.desai2012,
  },
  {
    id: 'ethics_languages',
    page,
    sentence: 'A review found no harm to autistic children from growing up with more than one language.',
    note: 'The review calls the studies few and small.',
    status: 'sourced',
    source: publications.uljarevic2016,
  },
]

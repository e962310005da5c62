import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/explaining-autism-to-grandmother'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'grandmother_contact',
    page,
    figure: '5 months',
    sentence: 'is how much sooner children who often met a grandmother were diagnosed, in a US survey of 477 parents.',
    note: 'The exact number is 5.18 months. Parents answered online, from memory. It shows a link, not a cause, and it is not about India.',
    status: 'sourced',
    source: {
      citation: 'Sicherman and others, Autism (as told by Carnegie Mellon University)',
      year: 2017,
      url: 'https://www.cmu.edu/dietrich/news/news-stories/2017/march/grandma-knows-best-autism-diagnosis.html',
    },
  },
  {
    id: 'grandmother_first_to_notice',
    page,
    figure: '59%',
    sentence:
      'of parents who were warned by someone else heard it from a grandparent. In this US survey, 25% of parents were warned like this.',
    note: 'The same US survey. Of relatives and friends who had a worry, 22% said nothing.',
    status: 'sourced',
    source: {
      citation: 'Sicherman and others, Autism (as told by The Grandparent Effect)',
      year: 2017,
      url: 'https://grandparenteffect.com/grandparents-often-spot-autism-first/',
    },
  },
  {
    id: 'grandmother_goa',
    page,
    figure: '12',
    sentence:
      'parents in Goa told researchers their story. It had 4 parts: calm, then small worries that seemed to pass, then a lasting worry, then making a place for the child.',
    note: 'A small study in one state. It shows how families feel, not how many families feel this way.',
    status: 'sourced',
    source: publications.desai2012,
  },
  {
    id: 'grandmother_urban_india',
    page,
    figure: '95',
    sentence:
      'families of autistic children in Indian cities were asked what they saw first. What stands out seems to depend on culture too.',
    note: 'The families lived in cities and had found a doctor. The study is from 2004.',
    status: 'sourced',
    source: publications.daley2004,
  },
  {
    id: 'grandmother_delhi',
    page,
    figure: '13',
    sentence:
      'parents and carers in New Delhi spoke with researchers. The study asks for more knowledge in the community, so that families get more help.',
    note: 'A small study in one city. Only some of the children were autistic.',
    status: 'sourced',
    source: publications.lockwoodEstrin2023,
  },
  {
    id: 'grandmother_vaccines',
    page,
    figure: '1,256,407',
    sentence: 'children were in studies that looked for a link between vaccines and autism. There was none.',
    note: 'A review of many studies, from several countries.',
    status: 'sourced',
    source: {
      citation: 'Taylor and others, Vaccine 32:3623-3629',
      year: 2014,
      url: 'https://doi.org/10.1016/j.vaccine.2014.04.085',
    },
  },
  {
    id: 'grandmother_mothers',
    page,
    figure: 'Half',
    sentence: 'of 70 mothers in a study in India had signs of depression. Where the family helped, the load was lighter.',
    note: 'A small study. It does not tell us about all mothers.',
    status: 'sourced',
    source: publications.singh2017,
  },
  {
    id: 'grandmother_families',
    page,
    figure: '9 families',
    sentence:
      'took part in 18 interviews on grandparents of autistic children. Parents said that the help of grandparents should be noticed and recognised.',
    note: 'A small study, with authors in Ireland. We found none like it from India.',
    status: 'sourced',
    source: {
      citation: 'Prendeville and Kinsella, Journal of Autism and Developmental Disorders 49:738-749',
      year: 2019,
      url: 'https://doi.org/10.1007/s10803-018-3753-0',
    },
  },
  {
    id: 'grandmother_ai_myths',
    page,
    figure: '44.8%',
    sentence: 'of the answers of three AI programs on autism were wrong in one test. For 178 people it was 36.2%.',
    note: 'A paper of January 2026 that other experts had not yet checked. The people lived in Spain and had a lot of schooling. Programs change fast.',
    status: 'sourced',
    source: publications.garridoMerchan2026,
  },
  {
    id: 'grandmother_ai_hindi',
    page,
    figure: '50.5%',
    sentence:
      'is how far answers to health questions in Hindi fell behind English in agreeing with each other, in a test of AI programs.',
    note: 'A test shown in 2024, with the programs of that time. It was not about autism.',
    status: 'sourced',
    source: {
      citation: 'Jin and others, Better to Ask in English, ACM Web Conference',
      year: 2024,
      url: 'https://claws-lab.github.io/XLingEval/',
    },
  },
]

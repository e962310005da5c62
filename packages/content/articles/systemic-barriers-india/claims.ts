import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/systemic-barriers-india'

const untraced = 'We could not trace this number. India has no public list of all autism services.'

const disabilityAct = { citation: 'Rights of Persons with Disabilities Act', year: 2016 }

export const claims: readonly EnglishClaim[] = [
  {
    id: 'systemic_metro',
    page,
    figure: '70%',
    sentence: 'of autism services are said to be in big cities.',
    note: untraced,
    status: 'unverified',
  },
  {
    id: 'systemic_tier2',
    page,
    figure: '20%',
    sentence: 'of autism services are said to be in middle-sized cities (tier 2).',
    note: untraced,
    status: 'unverified',
  },
  {
    id: 'systemic_rural',
    page,
    figure: '10%',
    sentence: 'of autism services are said to be in villages and small towns.',
    note: untraced,
    status: 'unverified',
  },
  {
    id: 'systemic_psychiatrists',
    page,
    sentence: 'India has fewer than 10,000 psychiatrists, most of them in big cities, writes an Indian researcher.',
    note: 'From an opinion article. Paediatricians and psychologists also see autistic children and are not counted here.',
    status: 'sourced',
    source: { citation: 'Chakrabarti, India needs a national programme on autism', year: 2023 },
  },
  {
    id: 'systemic_punjab',
    page,
    sentence: 'In January 2020 Punjab had 5 district early intervention centres at work, and 3 more were approved.',
    note: 'A newspaper report, and old. There may be more today.',
    status: 'sourced',
    source: { citation: 'yespunjab.com, 8 January', year: 2020 },
  },
  {
    id: 'systemic_kolkata',
    page,
    figure: '11,849 children',
    sentence: 'in schools in Kolkata were looked at. Six were found to be autistic, and none of them had been told before.',
    note: 'Not all parents answered, and about a fifth of children in the state are not in school. The true number is likely higher.',
    status: 'sourced',
    source: {
      citation: 'Rudra and others, Autism Research 10(10):1597-1605',
      year: 2017,
      url: 'https://doi.org/10.1002/aur.1812',
    },
  },
  {
    id: 'systemic_doctors_before',
    page,
    figure: '3.2 doctors',
    sentence: 'on average were seen by parents before someone named autism, at a large hospital in Bengaluru. Some saw 10.',
    note: 'Told at a conference. Only families who reached the hospital.',
    status: 'sourced',
    source: {
      citation: 'Kaku, International Meeting for Autism Research, paper 24948',
      year: 2017,
      url: 'https://imfar.confex.com/imfar/2017/webprogram/Paper24948.html',
    },
  },
  {
    id: 'systemic_delhi',
    page,
    sentence: 'About 1.5 years lay between the first worry and the diagnosis in a study of families in Delhi.',
    note: 'From 84 records and 20 talks with families. All had reached a large hospital in the end.',
    status: 'sourced',
    source: publications.bhavnani2022,
  },
  {
    id: 'systemic_start_early',
    page,
    sentence:
      "India's academy of child doctors says that help should start as early as possible, and that a final diagnosis is not needed.",
    note: 'Advice of a group of experts.',
    status: 'sourced',
    source: publications.dalwai2017,
  },
  {
    id: 'systemic_costs',
    page,
    sentence:
      'A list of what autism costs a family in India holds therapy, travel, moving to another city, special diets, religious trips and lost work.',
    note: 'Made with 32 families. It names kinds of cost and gives no prices.',
    status: 'sourced',
    source: publications.chaudhary2022,
  },
  {
    id: 'systemic_deic',
    page,
    sentence: 'Care at a District Early Intervention Centre is meant to cost the family nothing.',
    note: 'What the national child health programme (RBSK) promises. Staff and waiting time differ from district to district.',
    status: 'sourced',
    source: publications.nhmGoa2013,
  },
  {
    id: 'systemic_hours',
    page,
    sentence: 'A review of 144 studies found no good proof that more hours of therapy give better results.',
    note: 'Few of the studies compared more and fewer hours of the same therapy, so the question is not closed.',
    status: 'sourced',
    source: publications.sandbank2024,
  },
  {
    id: 'systemic_niramaya',
    page,
    figure: '₹1,00,000',
    sentence:
      'a year is the most that the Niramaya insurance pays back. It is for autistic people with a disability certificate, and for some others.',
    note: 'You pay first and send the bills. There are lower limits for each kind of care.',
    status: 'sourced',
    source: {
      citation: 'The National Trust, Niramaya health insurance scheme',
      year: 2026,
      url: 'https://thenationaltrust.gov.in/content/scheme/niramaya.php',
    },
  },
  {
    id: 'systemic_indt',
    page,
    sentence: 'The INDT-ASD is an Indian tool for children of 2 to 9 years, tried at four centres in India.',
    note: 'It needs a trained person. In clinics where many children are autistic it worked well.',
    status: 'sourced',
    source: { citation: 'Juneja and others, Indian Pediatrics 51:359-365', year: 2014 },
  },
  {
    id: 'systemic_teachers',
    page,
    figure: '1%',
    sentence:
      'of teachers had two weeks or more of training in teaching all children together, in a national survey of schools with numbers of 2009.',
    note: 'Old. We found no newer number for the whole of India.',
    status: 'sourced',
    source: {
      citation: 'Eighth All India School Education Survey, as told by friendsforinclusion.org',
      year: 2014,
      url: 'https://friendsforinclusion.org/2019/12/27/findings-for-people-with-disabilities-from-the-eighth-all-india-school-education-survey',
    },
  },
  {
    id: 'systemic_school_law',
    page,
    sentence: 'Schools funded or recognised by the government must admit children with disabilities without discrimination.',
    note: 'Section 16 of the Act.',
    status: 'sourced',
    source: disabilityAct,
  },
  {
    id: 'systemic_free_school',
    page,
    sentence: 'A child with a certificate of 40% or more has a right to free schooling from 6 to 18 years.',
    note: 'Section 31 of the Act, in a nearby school or a special school.',
    status: 'sourced',
    source: disabilityAct,
  },
  {
    id: 'systemic_list',
    page,
    sentence: 'The list of disabilities in the law of 2016 has 21 conditions, and autism is one of them.',
    note: 'The Schedule of the Act.',
    status: 'sourced',
    source: disabilityAct,
  },
  {
    id: 'systemic_commissioner',
    page,
    sentence: 'The State Commissioner for Persons with Disabilities looks into complaints, and anyone may write for the child.',
    note: 'Section 80 of the Act. How fast this works differs from state to state.',
    status: 'sourced',
    source: disabilityAct,
  },
  {
    id: 'systemic_legal_aid',
    page,
    sentence: 'Persons with disabilities, women and children have a right to free legal services.',
    note: 'Section 12 of the Act of 1987. The district authority decides on each request.',
    status: 'sourced',
    source: { citation: 'Legal Services Authorities Act, section 12', year: 1987 },
  },
  {
    id: 'systemic_start',
    page,
    sentence:
      'In Delhi, workers who are not specialists used a tablet test with 131 children. It sorted 78% into the right one of three groups.',
    note: 'A study (START), not a service. The groups were autism, another developmental need, or neither.',
    status: 'sourced',
    source: {
      citation: 'Dubey and others, Autism',
      year: 2023,
      url: 'https://doi.org/10.1177/13623613231182801',
    },
  },
]

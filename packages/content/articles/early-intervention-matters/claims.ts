import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/early-intervention-matters'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'early_timing',
    page,
    figure: '18 or 27 months',
    sentence:
      'In the US, 82 autistic toddlers got the same coaching for parents. Those who began at 18 months gained more in language, sharing and daily skills than those who began at 27 months.',
    note: 'One trial, followed until age 3. The others had group lessons first, and later the same coaching.',
    status: 'sourced',
    source: {
      citation: 'Guthrie and others, The earlier the better, Autism 27(8):2295-2309',
      year: 2023,
      url: 'https://doi.org/10.1177/13623613231159153',
    },
  },
  {
    id: 'early_aim',
    page,
    figure: '252 studies',
    sentence:
      'with 13,304 children under 8 were put together in a review in 2023. Play-based therapy that follows the child had the steadiest support for sharing and communication.',
    note: 'The studies hardly ever looked for harm, so benefits cannot be weighed against it. Most studies come from rich countries.',
    status: 'sourced',
    source: publications.sandbank2023,
  },
  {
    id: 'early_hours',
    page,
    figure: '144 studies',
    sentence: 'with 9,038 children gave no good proof, in a review in 2024, that more hours of therapy bring better results.',
    note: 'Few of the studies compared more and fewer hours of the same therapy, so the question is not closed.',
    status: 'sourced',
    source: publications.sandbank2024,
  },
  {
    id: 'early_delhi',
    page,
    figure: '1.5 years',
    sentence: 'passed between the first worry and the diagnosis in a study of families in cities of North India.',
    note: 'From 84 case records and 20 interviews with families whose child had a diagnosis. Other places may differ.',
    status: 'sourced',
    source: publications.bhavnani2022,
  },
  {
    id: 'early_stable',
    page,
    sentence:
      'Among 1,269 toddlers who were checked at least twice in a US study, 84% of those found autistic at a first full check between 12 and 36 months were still seen so later.',
    note: 'Checked by a trained team in one place. Some children were identified only at a later check.',
    status: 'sourced',
    source: {
      citation: 'Pierce and others, JAMA Pediatrics 173(6):578-587',
      year: 2019,
      url: 'https://doi.org/10.1001/jamapediatrics.2019.0624',
    },
  },
  {
    id: 'early_iap',
    page,
    sentence:
      "India's academy of paediatricians says that support should start as early as possible, and that a final diagnosis is not needed.",
    note: 'Advice from an expert group.',
    status: 'sourced',
    source: publications.dalwai2017,
  },
  {
    id: 'early_ibasis',
    page,
    sentence:
      'In Australia, 103 babies with early signs took part in a trial of video coaching for parents. At age 3, 7% of the coached group met the criteria for autism, against 21% of the others.',
    note: 'One trial. Fewer signs on a test does not mean no support needs. The children were not yet at school.',
    status: 'sourced',
    source: {
      citation: 'Whitehouse and others, JAMA Pediatrics 175(11):e213298',
      year: 2021,
      url: 'https://doi.org/10.1001/jamapediatrics.2021.3298',
    },
  },
  {
    id: 'early_towle',
    page,
    sentence: 'A review of 14 studies in 2020 called the support for "earlier is better" mixed.',
    note: 'A selective review. Children who start early often differ in other ways too.',
    status: 'sourced',
    source: {
      citation: 'Towle and others, Autism Research and Treatment, article 7605876',
      year: 2020,
      url: 'https://doi.org/10.1155/2020/7605876',
    },
  },
  {
    id: 'early_pesdm',
    page,
    sentence: 'In a trial with 98 toddlers, 12 weeks of parent coaching gave no more gain than the usual local services.',
    note: 'The other group got more hours of help. Across both groups, younger children gained more.',
    status: 'sourced',
    source: {
      citation: 'Rogers and others, Journal of the American Academy of Child and Adolescent Psychiatry 51(10):1052-1065',
      year: 2012,
      url: 'https://doi.org/10.1016/j.jaac.2012.08.003',
    },
  },
  {
    id: 'early_pact',
    page,
    sentence:
      'Coaching for parents of children aged 2 to 4 in the UK: 121 of 152 children were seen again about six years later, and the gain in sharing and communication was still there.',
    note: 'One trial. Language on a test was not better. Many services in the UK are good, so India may differ.',
    status: 'sourced',
    source: publications.pickles2016,
  },
  {
    id: 'early_aac',
    page,
    sentence: 'In a review, picture boards, signs and talking devices did not reduce speech. Most people spoke a little more.',
    note: 'Small studies of people with developmental disabilities, not all of them autistic.',
    status: 'sourced',
    source: publications.millar2006,
  },
  {
    id: 'early_eibi',
    page,
    sentence:
      'A review of early behaviour programmes of 20 to 40 hours a week found 5 studies with 219 children, and low certainty.',
    note: 'In four of the five studies, children were not assigned to groups at random.',
    status: 'sourced',
    source: publications.reichow2018,
  },
  {
    id: 'early_pass',
    page,
    sentence:
      'In a trial in Goa and Rawalpindi with 65 children aged 2 to 9, parents who had 12 sessions of coaching answered their child better.',
    note: 'Small. Four in five families finished. It measured talk and play with a parent, not daily skills. Time spent looking at things together went down.',
    status: 'sourced',
    source: publications.rahman2016,
  },
  {
    id: 'early_compass',
    page,
    sentence:
      'A trial in Delhi planned to follow 240 children aged 2 to 9, with up to 12 sessions over 8 months, and ASHA workers among the coaches.',
    note: 'This is the plan of the trial. We found no results when we wrote this.',
    status: 'sourced',
    source: publications.roy2023,
  },
  {
    id: 'early_who_cst',
    page,
    sentence:
      'In a first trial in urban India, 22 parents of children aged 2 to 9 felt more able and less stressed after the WHO training.',
    note: 'There was no comparison group.',
    status: 'sourced',
    source: publications.sengupta2023,
  },
  {
    id: 'early_social_abcs',
    page,
    sentence:
      'At a centre in Goa, 55 of 64 families finished a coaching programme for toddlers aged 19 to 35 months, and the toddlers responded more to their parents.',
    note: 'Taken from records, without a comparison group.',
    status: 'sourced',
    source: publications.brian2024,
  },
  {
    id: 'early_pakistan',
    page,
    sentence:
      'In villages of Pakistan, with 540 children aged 2 to 12, training by family volunteers brought no gain in daily skills after 6 months.',
    note: 'The children had several kinds of developmental needs. The quality of life of parents was a little better.',
    status: 'sourced',
    source: publications.hamdani2021,
  },
  {
    id: 'early_north_india',
    page,
    sentence:
      'In 586 records of a hospital in North India, rural children were diagnosed at 5.19 years on average, 0.63 years later than children in cities.',
    note: 'Records from 1997 to 2012, presented at a conference.',
    status: 'sourced',
    source: publications.imfarPaper12393,
  },
  {
    id: 'early_deic',
    page,
    sentence:
      'Under the national child health programme (RBSK), young children are sent to the District Early Intervention Centre at no cost to the family.',
    note: 'What the programme promises. Staff and waiting time differ from district to district.',
    status: 'sourced',
    source: publications.nhmGoa2013,
  },
  {
    id: 'early_nice',
    page,
    sentence: 'British guidance says not to use chelation, oxygen chambers or special diets to treat autism in children.',
    note: 'A diet for another illness, such as an allergy, is a matter for your doctor.',
    status: 'sourced',
    source: publications.niceCg170,
  },
  {
    id: 'early_stem_cells',
    page,
    sentence:
      'In January 2026 the Supreme Court of India held that stem cells may not be offered as a treatment for autism outside an approved study.',
    note: 'The court found no good evidence that they help or are safe.',
    status: 'sourced',
    source: publications.supremeCourtStemCells,
  },
  {
    id: 'early_mothers',
    page,
    sentence: 'In one Indian study, half of 70 mothers of autistic children had depression. Family support went with less of it.',
    note: 'A small study. Both were measured at one time, so it cannot show which came first.',
    status: 'sourced',
    source: publications.singh2017,
  },
]

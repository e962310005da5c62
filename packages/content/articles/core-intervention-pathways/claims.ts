import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/core-intervention-pathways'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'pathways_aim',
    page,
    figure: '252 studies',
    sentence:
      'of children under 8 were put together in one large review. Play-based therapy that follows the child had the steadiest support.',
    note: 'Published in 2023. The studies hardly ever looked for harm, so benefits cannot be weighed against it. Most studies come from rich countries.',
    status: 'sourced',
    source: publications.sandbank2023,
  },
  {
    id: 'pathways_hours',
    page,
    figure: '144 studies',
    sentence: 'with 9,038 children gave no good proof, in a review in 2024, that more hours of therapy bring better results.',
    note: 'Few of the studies compared more and fewer hours of the same therapy, so the question is not closed.',
    status: 'sourced',
    source: publications.sandbank2024,
  },
  {
    id: 'pathways_priorities',
    page,
    figure: '280 people',
    sentence:
      'in India, autistic people and parents, were asked. They put daily self-help first among skills, and speech and language therapy first among therapies.',
    note: 'An online survey, with 40 interviews. It did not reach people without internet.',
    status: 'sourced',
    source: {
      citation: 'Dey and others, Autism community priorities in India, Autism',
      year: 2023,
      url: 'https://doi.org/10.1177/13623613231154067',
    },
  },
  {
    id: 'pathways_eibi',
    page,
    figure: '5 studies',
    sentence:
      'with 219 children are all that a careful review of early behaviour programmes of 20 to 40 hours a week could use. It found low certainty.',
    note: 'In four of the five studies, children were not assigned to groups at random.',
    status: 'sourced',
    source: publications.reichow2018,
  },
  {
    id: 'pathways_aac_trial',
    page,
    sentence:
      'In a trial with 61 children aged 5 to 8 who spoke little, those whose therapy began with a talking device said more by themselves.',
    note: 'One trial in the United States over six months.',
    status: 'sourced',
    source: {
      citation: 'Kasari and others, Journal of the American Academy of Child and Adolescent Psychiatry 53(6):635-646',
      year: 2014,
      url: 'https://doi.org/10.1016/j.jaac.2014.01.019',
    },
  },
  {
    id: 'pathways_parents',
    page,
    sentence: 'A review of 19 trials of help through parents found gains that were real but small on average.',
    note: 'Children aged 1 to 6. Most trials are from rich countries.',
    status: 'sourced',
    source: publications.nevill2018,
  },
  {
    id: 'pathways_senita',
    page,
    sentence:
      'In a UK trial with 138 children, sensory integration therapy brought no gain in behaviour or daily skills over usual care.',
    note: 'Parents did see some progress on goals that they chose. Children in ordinary primary schools; others may differ.',
    status: 'sourced',
    source: {
      citation: 'Randell and others, the SenITA trial, Health Technology Assessment 26(29):1-140',
      year: 2022,
      url: 'https://doi.org/10.3310/TQGE0020',
    },
  },
  {
    id: 'pathways_teacch',
    page,
    sentence:
      'In 13 studies of structured teaching (TEACCH) with 172 people, gains in skills were small. Gains in social life and calm were larger.',
    note: 'The authors call their result preliminary, because there were few studies.',
    status: 'sourced',
    source: {
      citation: 'Virues-Ortega, Julio and Pastor-Barriuso, Clinical Psychology Review 33(8):940-953',
      year: 2013,
    },
  },
  {
    id: 'pathways_cbt',
    page,
    sentence:
      'In a US trial with 167 children aged 7 to 13, talking therapy made for autistic children lowered worry more than the usual form.',
    note: 'The children could speak well. Both forms did better than the usual services.',
    status: 'sourced',
    source: {
      citation: 'Wood and others, JAMA Psychiatry 77(5):474-483',
      year: 2020,
      url: 'https://doi.org/10.1001/jamapsychiatry.2019.4160',
    },
  },
  {
    id: 'pathways_medicine',
    page,
    sentence:
      'In a trial with 101 children, risperidone reduced hitting and self-injury. It also made children hungrier and heavier.',
    note: 'Eight weeks, and only children with serious distress. A child specialist must decide and check.',
    status: 'sourced',
    source: {
      citation: 'Research Units on Pediatric Psychopharmacology Autism Network, New England Journal of Medicine 347(5):314-321',
      year: 2002,
      url: 'https://doi.org/10.1056/NEJMoa013171',
    },
  },
  {
    id: 'pathways_aba_adults',
    page,
    sentence: 'In one study, 10 autistic adults who had ABA as children mostly described harm that lasted.',
    note: 'People who answered an advertisement. Others may have other memories, and practice has changed in some places.',
    status: 'sourced',
    source: publications.mcGill2021,
  },
  {
    id: 'pathways_rci',
    page,
    sentence:
      'In India, speech therapists, clinical psychologists and special educators must be on the register of the Rehabilitation Council of India.',
    note: 'Section 13 of the Rehabilitation Council of India Act. Other professions have other rules.',
    status: 'sourced',
    source: publications.rehabilitationRegister,
  },
  {
    id: 'pathways_school',
    page,
    sentence:
      'Schools funded or recognised by the government must admit children with disabilities without discrimination, says Indian law.',
    note: 'Section 16 of the Act of 2016. Families still meet schools that do not follow it.',
    status: 'sourced',
    source: { citation: 'Rights of Persons with Disabilities Act, section 16', year: 2016 },
  },
  {
    id: 'pathways_deic',
    page,
    sentence: 'Help at a District Early Intervention Centre is meant to be free for young children.',
    note: 'What the national child health programme (RBSK) promises. Staff and waiting time differ from district to district.',
    status: 'sourced',
    source: publications.nhmGoa2013,
  },
  {
    id: 'pathways_nice',
    page,
    sentence: 'British guidance says not to use chelation, oxygen chambers or special diets to treat autism in children.',
    note: 'A diet for another illness, such as an allergy, is a matter for your doctor.',
    status: 'sourced',
    source: publications.niceCg170,
  },
  {
    id: 'pathways_stem_cells',
    page,
    sentence:
      'In January 2026 the Supreme Court of India held that stem cells may not be offered as a treatment for autism outside an approved study.',
    note: 'The court found no good evidence that they help or are safe.',
    status: 'sourced',
    source: publications.supremeCourtStemCells,
  },
]

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/new-vocabulary-indian-autism-advocacy'

const handbook = {
  citation:
    'The Times of India, report on the Handbook Concerning Persons with Disabilities of the Supreme Court, 28 September, in a copy',
  year: 2024,
  url: 'https://news.dkdigital.co.in/2024/09/28/sc-handbook-lists-terms-to-be-avoided-to-refer-to-persons-with-disabilities-provides-alternatives-times-of-india',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'vocabulary_globe',
    page,
    figure: '654',
    sentence:
      'autistic adults in many countries said which English words they like. "Autistic person" and "is autistic" came out on top. No word suited everyone.',
    note: 'They answered in English, online. The authors advise asking each person. We know of no such study in Indian languages.',
    status: 'sourced',
    source: {
      citation: 'Keating and others, Autism Research 16:406-428',
      year: 2023,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10946540',
    },
  },
  {
    id: 'vocabulary_uk',
    page,
    figure: '3,470',
    sentence:
      'people in the United Kingdom were asked in an earlier survey. Many autistic adults and parents liked "autistic". Nearly half of the professionals liked "person with autism".',
    note: 'Autistic adults, parents, friends and professionals. Online.',
    status: 'sourced',
    source: {
      citation: 'Kenny and others, Autism 20:442-462',
      year: 2016,
      url: 'https://doi.org/10.1177/1362361315588200',
    },
  },
  {
    id: 'vocabulary_special_needs',
    page,
    figure: '530',
    sentence:
      'adults read short stories about people. They thought less well of a person with "special needs" than of one with "a disability".',
    note: 'In the US. In the same paper the authors say that many parents like the term.',
    status: 'sourced',
    source: {
      citation: 'Gernsbacher and others, Cognitive Research: Principles and Implications 1:29',
      year: 2016,
      url: 'https://doi.org/10.1186/s41235-016-0025-4',
    },
  },
  {
    id: 'vocabulary_functioning',
    page,
    figure: '2,225',
    sentence:
      'autistic children in Australia were compared at diagnosis. How well a child did in a test of thinking said little about daily skills. The authors ask people to drop the term "high functioning".',
    note: 'The gap was widest in children without an intellectual disability.',
    status: 'sourced',
    source: {
      citation: 'Alvares and others, Autism 24:221-232',
      year: 2020,
      url: 'https://doi.org/10.1177/1362361319852831',
    },
  },
  {
    id: 'vocabulary_ableist',
    page,
    sentence:
      'Researchers write that words which make autistic people seem broken can harm how others see them and how they see themselves.',
    note: 'A commentary based on what autistic people have written. It is not a trial.',
    status: 'sourced',
    source: {
      citation: 'Bottema-Beutel and others, Autism in Adulthood 3:18-29',
      year: 2021,
      url: 'https://doi.org/10.1089/aut.2020.0014',
    },
  },
  {
    id: 'vocabulary_divyang',
    page,
    sentence:
      'On 27 December 2015 the Prime Minister proposed on the radio to say divyang, one with a divine body part, in place of viklang.',
    note: 'According to a letter from a disability rights platform. In May 2016 the Hindi name of the government department was changed.',
    status: 'sourced',
    source: {
      citation: 'National Platform for the Rights of the Disabled, letter of 22 January, in People’s Democracy',
      year: 2016,
      url: 'https://peoplesdemocracy.in/post-type/social-issues?page=12',
    },
  },
  {
    id: 'vocabulary_divyang_protest',
    page,
    sentence:
      'Disability groups protested. An activist found out by a request for information that six organisations had been asked, and one of them said that it had not.',
    note: 'A newspaper report of 2016, in a copy.',
    status: 'sourced',
    source: {
      citation: 'NGOs join issue with government on divyang consultation, 30 May, in a copy on Disability News Worldwide',
      year: 2016,
      url: 'https://disabilitynewsworldwide.wordpress.com/2016/05/30/ngos-join-issue-with-government-on-divyang-consultation-spin/',
    },
  },
  {
    id: 'vocabulary_court',
    page,
    sentence:
      'In September 2024 the Supreme Court of India published a handbook with words to avoid, such as crippled, idiot, mad and retard, and with better ones.',
    note: 'Made for courts, and meant for others too. It prefers words that name the person first.',
    status: 'sourced',
    source: handbook,
  },
  {
    id: 'vocabulary_law_word',
    page,
    sentence:
      'The law of 2016 put intellectual disability in place of mental retardation, and names autism spectrum disorder by itself.',
    note: 'The older law on the National Trust, of 1999, still carries the old word in its name.',
    status: 'sourced',
    source: {
      citation: 'Rights of Persons with Disabilities Act, as told by disabledhelpline.org',
      year: 2016,
      url: 'https://disabledhelpline.org/rpwd-act-2016-india',
    },
  },
  {
    id: 'vocabulary_insult',
    page,
    sentence: 'Under section 92 of the law of 2016 it is a crime to insult a person with a disability on purpose in public view.',
    note: 'Prison of six months to five years, and a fine.',
    status: 'sourced',
    source: { citation: 'Rights of Persons with Disabilities Act, section 92', year: 2016 },
  },
  {
    id: 'vocabulary_hindi',
    page,
    sentence:
      'The Government of India writes the English word in Hindi letters, for example in the Hindi name of the National Trust.',
    note: 'One example from a press release. We found no count of which words people use.',
    status: 'sourced',
    source: {
      citation: 'Ministry of Social Justice and Empowerment, press release of 6 August (in Hindi)',
      year: 2024,
      url: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2042042',
    },
  },
  {
    id: 'vocabulary_hindi_meaning',
    page,
    sentence:
      'A doctor in Pune tells parents that svalinta means being absorbed in oneself, and that there is also the word atmavimoh.',
    note: "From one doctor's web page.",
    status: 'sourced',
    source: {
      citation: 'Dr Girish Tathed, Autism meaning in Hindi, accessed in November',
      year: 2026,
      url: 'https://drtathed.com/',
    },
  },
  {
    id: 'vocabulary_tamil',
    page,
    sentence: 'A former judge writes that autism has been put into Tamil as mana irukkam, and that some say mathi irukkam.',
    note: 'Mana irukkam means tightness of mind. One article shows what people write, not what families say.',
    status: 'sourced',
    source: {
      citation: 'Prabha Sridevan, article on the blog of Balabharathi (in Tamil), accessed in November',
      year: 2026,
    },
  },
  {
    id: 'vocabulary_first_1991',
    page,
    sentence:
      'Parents in Delhi started Action for Autism in 1991. In the 1980s, they write, most autistic children in India were called mentally retarded.',
    note: 'According to the organisation itself.',
    status: 'sourced',
    source: publications.actionForAutismHistory,
  },
  {
    id: 'vocabulary_blog',
    page,
    sentence: 'Since 2024 a blog on parenting in India has let autistic people talk about their lives in a series of interviews.',
    note: 'The series is called Empowering Voices. It is for autistic people who speak.',
    status: 'sourced',
    source: {
      citation: 'Parenting Autism India, Empowering Voices, 5 October',
      year: 2024,
      url: 'https://parentingautismindianew.blogspot.com',
    },
  },
]

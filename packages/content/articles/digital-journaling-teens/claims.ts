import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/digital-journaling-teens'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'journal_teens_review',
    page,
    figure: '21 studies',
    sentence: 'with young people aged 10 to 18 were put together. Writing about feelings helped a little, on average.',
    note: 'The gain was small: 0.127, on a scale where 0.2 is called small. Some young people may feel worse. We do not know how many of them were autistic.',
    status: 'sourced',
    source: {
      citation: 'Travagin and others, Clinical Psychology Review 36:42-55',
      year: 2015,
      url: 'https://doi.org/10.1016/j.cpr.2015.01.003',
    },
  },
  {
    id: 'journal_dose',
    page,
    figure: '15 to 20 minutes',
    sentence: 'is how long young people wrote in most such studies, 3 or 4 times, with 1 to 7 days between.',
    note: 'This is what the studies used. Nobody knows the best amount.',
    status: 'sourced',
    source: {
      citation: 'CrimeSolutions, National Institute of Justice, practice profile 106 (read in November)',
      year: 2026,
      url: 'https://crimesolutions.ojp.gov/ratedpractices/106',
    },
  },
  {
    id: 'journal_trials_review',
    page,
    figure: '20 trials',
    sentence:
      'with people who had depression, anxiety or stress after a shock were put together. Scores fell by 5% more with a journal than without one.',
    note: 'The trials differ a lot, and many have weak points.',
    status: 'sourced',
    source: {
      citation: 'Sohal and others, Family Medicine and Community Health 10:e001154',
      year: 2022,
      url: 'https://doi.org/10.1136/fmch-2021-001154',
    },
  },
  {
    id: 'journal_india_exams',
    page,
    figure: '138',
    sentence:
      'students in Surat who were preparing for the JEE or NEET exam took part in a trial. Those who wrote slept better and could handle feelings better.',
    note: 'One city, a short time, and answers from the students themselves. Kindness to oneself did not change as a whole.',
    status: 'sourced',
    source: {
      citation: 'Hakim and Rajan, International Journal of Indian Psychology 13(1)',
      year: 2025,
      url: 'https://doi.org/10.25215/1301.103',
    },
  },
  {
    id: 'journal_india_gratitude',
    page,
    figure: '238',
    sentence:
      'students aged 11 to 14 in two Indian schools took part in a trial of gratitude journals and stress lessons. Neither helped much.',
    note: 'Whole classes, not single students, were assigned at random. Other ways of doing it may work better.',
    status: 'sourced',
    source: {
      citation: 'Khanna and Singh, Current Psychology 40:5737-5748',
      year: 2021,
      url: 'https://doi.org/10.1007/s12144-020-01242-w',
    },
  },
  {
    id: 'journal_gratitude_us',
    page,
    figure: '221',
    sentence:
      'young students in the US took part in a trial in school. Those who listed good things liked school more 3 weeks later.',
    note: 'A later review of such studies with young people found that they mostly do not help.',
    status: 'sourced',
    source: {
      citation: 'Froh and others, Journal of School Psychology 46:213-233',
      year: 2008,
      url: 'https://doi.org/10.1016/j.jsp.2007.03.005',
    },
  },
  {
    id: 'journal_mood_apps',
    page,
    figure: '25 articles',
    sentence: 'on mood apps for young people were read in one review. Young people like them, and good studies are few.',
    note: 'People used the apps between 30% and 99% of the times they were asked. The studies hardly looked for harm. In adults, tracking your mood may make it worse.',
    status: 'sourced',
    source: {
      citation: 'Dubad and others, Psychological Medicine 48:208-228',
      year: 2018,
      url: 'https://doi.org/10.1017/S0033291717001659',
    },
  },
  {
    id: 'journal_positive',
    page,
    sentence:
      'In a study from Belgium, young people who wrote about the good sides of the pandemic felt more change for the better than those who wrote freely.',
    note: 'One study, in one hard time. It does not mean that sad things should not be written.',
    status: 'sourced',
    source: {
      citation: 'Mariën and others, Frontiers in Education 6:755896',
      year: 2022,
      url: 'https://doi.org/10.3389/feduc.2021.755896',
    },
  },
  {
    id: 'journal_naming_feelings',
    page,
    figure: 'About half',
    sentence: 'of autistic people find it hard to name what they feel, against 5% of others, in a review of 15 articles.',
    note: 'The exact shares are 49.93% and 4.89%. People answered a form about themselves, so it is not about all autistic people.',
    status: 'sourced',
    source: publications.kinnaird2019,
  },
  {
    id: 'journal_apps_privacy',
    page,
    figure: '350 apps',
    sentence:
      'for mental health that people in India can get were checked by researchers at NIMHANS. Many looked good, but privacy was often weak.',
    note: 'Only free apps and free parts of paid ones. Other researchers have asked for more checks of the ratings.',
    status: 'sourced',
    source: {
      citation: 'Mehrotra and others, JMIR mHealth and uHealth',
      year: 2025,
      url: 'https://doi.org/10.2196/79238',
    },
  },
]

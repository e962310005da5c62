import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/ai-emotion-recognition-bias'

const genderShades = {
  citation: 'Buolamwini and Gebru: Gender Shades. Proceedings of Machine Learning Research 81:1-15',
  year: 2018,
  url: 'https://proceedings.mlr.press/v81/buolamwini18a.html',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'emotion_gender_shades',
    page,
    figure: '34.7% and 0.8%',
    sentence:
      'were the highest errors for darker-skinned women and for lighter-skinned men when three systems guessed man or woman in 2018.',
    note: 'This test was about telling men from women, not about feelings. The two error rates come from two different systems. It used photos of members of parliament from six countries in Africa and Europe, none from India.',
    status: 'sourced',
    source: genderShades,
  },
  {
    id: 'emotion_ratio',
    page,
    figure: '43-fold',
    sentence: 'The gap is often called 43-fold: 34.7 divided by 0.8 is about 43.',
    note: 'The ratio is our own division. The study itself gives the two errors.',
    status: 'sourced',
    source: genderShades,
  },
  {
    id: 'emotion_ck_plus',
    page,
    figure: '81%',
    sentence: 'of the adults filmed for one popular set of faces (CK+) were Euro-American, that is, white.',
    note: '210 adults in the United States took part. The published recordings show 123 of them, making faces on request.',
    status: 'sourced',
    source: {
      citation: 'Lucey and others: The Extended Cohn-Kanade Dataset (CK+). IEEE CVPR Workshops, pages 94-101',
      year: 2010,
      url: 'https://doi.org/10.1109/CVPRW.2010.5543262',
    },
  },
  {
    id: 'emotion_jaffe',
    page,
    figure: '10 people',
    sentence: 'posed for another set (JAFFE): 213 pictures of 10 Japanese women.',
    note: 'Made for research. It does not represent all people.',
    status: 'sourced',
    source: {
      citation:
        'Lyons, Akamatsu, Kamachi and Gyoba: Coding Facial Expressions with Gabor Wavelets. IEEE Conference on Automatic Face and Gesture Recognition, pages 200-205',
      year: 1998,
      url: 'https://doi.org/10.1109/AFGR.1998.670949',
    },
  },
  {
    id: 'emotion_six',
    page,
    figure: '6 emotions',
    sentence: 'are on the list that many systems use: happy, sad, angry, afraid, disgusted and surprised. The list has 6.',
    note: 'One theory, from work around 1970. Many scientists now doubt it.',
    status: 'sourced',
    source: {
      citation:
        'Ekman and Friesen: Constants across cultures in the face and emotion. Journal of Personality and Social Psychology 17(2):124-129',
      year: 1971,
      url: 'https://doi.org/10.1037/h0030377',
    },
  },
  {
    id: 'emotion_lucknow',
    page,
    sentence:
      'In January 2021 the police of Lucknow said that cameras would read distress on the faces of women in public places.',
    note: 'A plan announced in the press. We do not know what happened next.',
    status: 'sourced',
    source: {
      citation: 'The Hindu, Smart cameras in Lucknow to help women in distress',
      year: 2021,
      url: 'https://www.thehindu.com/news/national/other-states/smart-cameras-in-lucknow-to-help-women-in-distress/article33625856.ece',
    },
  },
  {
    id: 'emotion_barrett',
    page,
    sentence: 'A review in 2019 found that adults scowled only about 30% of the time when they were angry.',
    note: 'An average of studies of adults in cities. The review covers several feelings and finds the same problem.',
    status: 'sourced',
    source: {
      citation:
        'Barrett, Adolphs, Marsella, Martinez and Pollak: Emotional Expressions Reconsidered. Psychological Science in the Public Interest 20(1):1-68',
      year: 2019,
      url: 'https://doi.org/10.1177/1529100619832930',
    },
  },
  {
    id: 'emotion_jack',
    page,
    sentence:
      'In a 2012 study of 30 people, Western and East Asian groups did not picture the six basic feelings in the same way.',
    note: 'Fifteen people in each group, and none from India.',
    status: 'sourced',
    source: {
      citation: 'Jack and others: Facial expressions of emotion are not culturally universal. PNAS 109(19):7241-7244',
      year: 2012,
      url: 'https://doi.org/10.1073/pnas.1200155109',
    },
  },
  {
    id: 'emotion_himba',
    page,
    sentence: 'Himba people in Namibia sorted pictures of faces differently from people in the United States.',
    note: 'When they were given words for the feelings, the two groups came closer.',
    status: 'sourced',
    source: {
      citation:
        'Gendron and others: Perceptions of Emotion From Facial Expressions Are Not Culturally Universal. Emotion 14(2):251-262',
      year: 2014,
      url: 'https://doi.org/10.1037/a0036052',
    },
  },
  {
    id: 'emotion_affectnet',
    page,
    sentence:
      'One large set from the internet (AffectNet) has 291,651 faces. It leans towards some groups of people and repeats ideas about women and men.',
    note: 'One case study, read as a paper on arXiv.',
    status: 'sourced',
    source: {
      citation:
        'Dominguez-Catena, Paternain and Galar: Assessing Demographic Bias Transfer from Dataset to Model. arXiv 2205.10049',
      year: 2022,
      url: 'https://arxiv.org/abs/2205.10049',
    },
  },
  {
    id: 'emotion_ised',
    page,
    sentence: 'One Indian set holds 428 short films of 50 people who watched films that stir feelings.',
    note: 'Adults in one place. A strength of the study: people also reported their own feelings.',
    status: 'sourced',
    source: {
      citation:
        'Happy, Patnaik, Routray and Guha: The Indian Spontaneous Expression Database. IEEE Transactions on Affective Computing 8(1):131-142',
      year: 2017,
      url: 'https://doi.org/10.1109/TAFFC.2015.2498174',
    },
  },
  {
    id: 'emotion_rhue',
    page,
    sentence: 'In 2018, two emotion systems read worse feelings into photos of Black basketball players than of white ones.',
    note: 'One group of men in the United States, and a working paper. Both systems have changed since.',
    status: 'sourced',
    source: {
      citation: 'Rhue: Racial Influence on Automated Perceptions of Emotions. SSRN 3281765',
      year: 2018,
      url: 'https://doi.org/10.2139/ssrn.3281765',
    },
  },
  {
    id: 'emotion_fairness',
    page,
    sentence: 'In 2025, of six general models tested on four sets of faces, the two most accurate were also the most biased.',
    note: 'Eight models in all. Read as a paper on arXiv. The groups compared were not Indian families.',
    status: 'sourced',
    source: {
      citation: 'Hosseini, Pourramezan Fard and Mahoor: Faces of Fairness. arXiv 2502.11049',
      year: 2025,
      url: 'https://arxiv.org/abs/2502.11049',
    },
  },
  {
    id: 'emotion_trevisan',
    page,
    sentence:
      'A review of 39 studies found that autistic people show facial expressions less often and for a shorter time, but not more weakly.',
    note: 'The size of the difference was medium and changed with age and with the task.',
    status: 'sourced',
    source: {
      citation: 'Trevisan, Hoskyn and Birmingham: Facial Expression Production in Autism. Autism Research 11(12):1586-1601',
      year: 2018,
      url: 'https://doi.org/10.1002/aur.2037',
    },
  },
  {
    id: 'emotion_brewer',
    page,
    sentence: 'Feelings posed by autistic adults were harder to read, for autistic and other people alike.',
    note: 'A small study in the United Kingdom with posed faces.',
    status: 'sourced',
    source: {
      citation: 'Brewer and others: Can Neurotypical Individuals Read Autistic Facial Expressions? Autism Research 9(2):262-271',
      year: 2016,
      url: 'https://doi.org/10.1002/aur.1508',
    },
  },
  {
    id: 'emotion_attention',
    page,
    sentence: 'A research app filmed how toddlers look and move during short films, to find early signs of autism.',
    note: 'It measures attention and movement and does not name feelings. Studied in clinics in the United States.',
    status: 'sourced',
    source: publications.perochon2023,
  },
  {
    id: 'emotion_microsoft',
    page,
    sentence: 'In June 2022 Microsoft said it would end the part of its face service that guesses feelings.',
    note: 'The company keeps such functions for some uses, such as help for blind people.',
    status: 'sourced',
    source: {
      citation: "Microsoft, Microsoft's framework for building AI systems responsibly, 21 June",
      year: 2022,
    },
  },
  {
    id: 'emotion_eu_law',
    page,
    sentence:
      'Since 2 February 2025 the European Union forbids AI that guesses feelings at work and in schools, except for medical or safety reasons.',
    note: 'Article 5(1)(f). It binds the European Union, not India.',
    status: 'sourced',
    source: {
      citation: 'European Union: Regulation (EU) 2024/1689 on artificial intelligence, Article 5(1)(f)',
      year: 2024,
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    },
  },
  {
    id: 'emotion_dpdp',
    page,
    sentence:
      "Section 9 of India's data law of 2023 forbids tracking children or watching their behaviour through their data. A child is anyone under 18. Most duties are planned to start in May 2027.",
    note: 'The rules of 2025 excuse some schools and clinics in part. Not legal advice.',
    status: 'sourced',
    source: publications.dataProtectionAct2023,
  },
]

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/gen-z-prefers-ai'

const indianSurveyMore = {
  citation: 'Youth Ki Awaaz and YLAC, as told by IndustryWired',
  year: 2025,
  url: 'https://industrywired.com/artificial-intelligence/yka-and-ylac-survey-reports-88-of-indian-youth-rely-on-chatgpt-for-stress-management-9693863',
}
const unicef = {
  citation: 'UNICEF and Gallup, as told by The Hindu on 5 October',
  year: 2021,
  url: 'https://www.thehindu.com/news/national/unicef-flags-long-term-impact-of-covid-on-youth-in-india/article36840798.ece',
}
const teensUnseen = {
  citation: 'McBain and others, JAMA Pediatrics (news release of the journal; numbers read in news reports only)',
  year: 2026,
  url: 'https://www.eurekalert.org/news-releases/1130070',
}
const therabot = {
  citation: 'Therabot trial, NEJM AI, as told by Technology Networks',
  year: 2025,
  url: 'https://www.technologynetworks.com/informatics/news/ai-therapy-chatbot-delivers-results-in-depression-and-anxiety-treatment-397785',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'genz_india_survey',
    page,
    figure: '57%',
    sentence: 'of 506 people aged 13 to 35 in India said that they use AI for help with feelings.',
    note: 'An online survey in June 2025. People without internet could not answer, and people who like AI may have been more likely to answer.',
    status: 'sourced',
    source: publications.youthKiAwaaz2025,
  },
  {
    id: 'genz_india_school',
    page,
    figure: '88%',
    sentence: 'of the school students in this Indian survey said that they had used AI when they were stressed.',
    note: 'The whole survey had 506 people, so the school students in it are only a part of these.',
    status: 'sourced',
    source: publications.youthKiAwaaz2025,
  },
  {
    id: 'genz_india_worries',
    page,
    figure: '67%',
    sentence: 'in the same survey were afraid that AI makes people more alone. 58% were worried about privacy.',
    note: 'The same online survey, with the same limits.',
    status: 'sourced',
    source: publications.youthKiAwaaz2025,
  },
  {
    id: 'genz_india_women',
    page,
    figure: '52%',
    sentence: 'of the young women in the survey shared personal feelings with AI.',
    note: 'From a report on the survey. In smaller towns it was 43%, more than in large cities.',
    status: 'sourced',
    source: indianSurveyMore,
  },
  {
    id: 'genz_us_share',
    page,
    figure: '13.1%',
    sentence: 'of 1,058 people aged 12 to 21 in the US had asked AI for advice on hard feelings.',
    note: 'Among those aged 18 to 21 it was 22.2%. Of those who asked, 92.7% found the advice helpful. That is how they felt, not proof that it worked.',
    status: 'sourced',
    source: {
      citation: 'RAND study in JAMA Network Open, as told by Becker’s Behavioral Health',
      year: 2025,
      url: 'https://www.beckersbehavioralhealth.com/?p=6709',
    },
  },
  {
    id: 'genz_us_secret',
    page,
    figure: '63.3%',
    sentence: 'of the young people who asked AI about hard feelings had told nobody about it.',
    note: 'From a US study with 1,009 people, asked in November 2025. Of these, 19.2% had asked AI. Read in a report only: we have not read the paper.',
    status: 'sourced',
    source: teensUnseen,
  },
  {
    id: 'genz_unicef',
    page,
    figure: '41%',
    sentence:
      'of people aged 15 to 24 in India said in 2021 that it is good to get support with hard feelings. Across 21 countries it was 83%.',
    note: 'Asked in a hard year of the pandemic. The answer may have changed since then.',
    status: 'sourced',
    source: unicef,
  },
  {
    id: 'genz_unicef_low',
    page,
    figure: '1 in 7',
    sentence: 'people aged 15 to 24 in India said in 2021 that they often felt depressed or had little interest in things.',
    note: 'What people said in a survey. It is not a diagnosis.',
    status: 'sourced',
    source: unicef,
  },
  {
    id: 'genz_sehgal',
    page,
    figure: '278',
    sentence:
      'teenagers in India answered a survey. They did not think badly of themselves for needing help, but feared what others would think. They liked text better than voice.',
    note: 'Most had a phone, and few had used an app for mental health. A preprint, which other experts may not have checked.',
    status: 'sourced',
    source: publications.sehgal2025,
  },
  {
    id: 'genz_lucas',
    page,
    figure: '239',
    sentence:
      'adults in the US were asked about hard things by a figure on a screen. Those who thought that a computer ran it were less afraid to talk than those who thought that a person did.',
    note: 'One talk in a laboratory. It shows what people tell, not whether they get help.',
    status: 'sourced',
    source: publications.lucas2014,
  },
  {
    id: 'genz_therabot',
    page,
    figure: '210',
    sentence:
      'adults took part in a trial of an AI made for therapy. Those who used it said that their depression fell by 51% and their anxiety by 31%, on average.',
    note: 'Only 106 of them used it; the others were on a waiting list. They reported their own symptoms, and people monitored what the AI wrote. It was not an ordinary chatbot.',
    status: 'sourced',
    source: therabot,
  },
  {
    id: 'genz_stanford',
    page,
    figure: '5',
    sentence:
      'therapy chatbots were tested by Stanford researchers. They judged people with some conditions more harshly than people with depression, and some answers to danger were unsafe.',
    note: 'Stories made up for a test, in 2025. Programs change fast.',
    status: 'sourced',
    source: publications.moore2025,
  },
  {
    id: 'genz_fang',
    page,
    figure: '981',
    sentence: 'adults used a chatbot for 4 weeks. More use went with more loneliness.',
    note: 'It does not prove which came first. Perhaps lonely people use it more.',
    status: 'sourced',
    source: publications.fang2025,
  },
  {
    id: 'genz_apa',
    page,
    figure: 'November 2025',
    sentence: 'is when the association of psychologists in the US warned: do not use AI chats in place of a trained helper.',
    note: 'This is advice from experts, not a study.',
    status: 'sourced',
    source: {
      citation: 'India Today on the advice of the American Psychological Association, 13 November',
      year: 2025,
      url: 'https://www.indiatoday.in/health/story/mental-health-at-risk-psychologists-apa-warn-ai-chatbots-are-not-your-therapist-need-regulations-2818638-2025-11-13',
    },
  },
  {
    id: 'genz_ftc',
    page,
    figure: '7',
    sentence: 'companies were asked by a US regulator in September 2025 what their chatbots do to children.',
    note: 'An investigation does not mean that a company did anything wrong. In the US, the parents of a 16-year-old have sued one such company.',
    status: 'sourced',
    source: {
      citation: 'CBS News on the inquiry of the Federal Trade Commission, September',
      year: 2025,
      url: 'https://www.cbsnews.com/sanfrancisco/news/ftc-ai-chatbot-inquiry-children-openai-xai-meta-snap-alphabet/',
    },
  },
  {
    id: 'genz_few_helpers',
    page,
    figure: '3,372',
    sentence: 'clinical psychologists were on the register of the Rehabilitation Council of India in July 2023.',
    note: 'The number for the whole country. Counsellors and psychiatrists are not in it.',
    status: 'sourced',
    source: publications.newIndianExpress2023,
  },
  {
    id: 'genz_referral',
    page,
    figure: '15%',
    sentence:
      'more people came to English talking services that used a chatbot for the first contact, against 6% more at other ones.',
    note: 'Records of 129,400 people. The authors work at the company that sells the chatbot. The chatbot led people to a human service.',
    status: 'sourced',
    source: publications.habicht2024,
  },
  {
    id: 'genz_tele_manas',
    page,
    figure: '20 languages',
    sentence: 'are spoken on Tele-MANAS, the free government line for mental health, day and night.',
    note: 'As a minister told Parliament in February 2025. We have not called this number ourselves yet.',
    status: 'sourced',
    source: {
      citation: 'The Shillong Times, report on a Lok Sabha reply, 7 February',
      year: 2025,
      url: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
    },
  },
  {
    id: 'genz_afhc',
    page,
    sentence:
      'Government health centres, district hospitals and medical colleges run clinics where adolescents can see a counsellor, including about mental health.',
    note: 'What the programme promises. Days and staff differ from place to place.',
    status: 'sourced',
    source: publications.adolescentClinics,
  },
  {
    id: 'genz_register',
    page,
    sentence:
      'Under the law on the Rehabilitation Council of India, only people on its register may practise as rehabilitation professionals. Clinical psychologists are one group on it.',
    note: 'Section 13 of the Rehabilitation Council of India Act, 1992.',
    status: 'sourced',
    source: publications.rehabilitationRegister,
  },
]

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/stigma-ai-help-seeking'

const surveyOf2021 = {
  citation: 'LiveLoveLaugh Foundation, How India Perceives Mental Health',
  year: 2021,
  url: 'https://www.thelivelovelaughfoundation.org/initiatives/research/mental-health-research-2021',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'stigma_review',
    page,
    figure: '144 studies',
    sentence:
      'with 90,189 people were put together. Shame and fear of talk keep some people from help. The effect is small to medium.',
    note: 'It was the fourth of the barriers that people named. The most common part was the fear that others would know. Few of the studies are from India.',
    status: 'sourced',
    source: {
      citation: 'Clement and others, Psychological Medicine 45:11-27',
      year: 2015,
      url: 'https://doi.org/10.1017/S0033291714000129',
    },
  },
  {
    id: 'stigma_words_2018',
    page,
    figure: '47%',
    sentence:
      'of 3,556 people in eight Indian cities used an insulting word for people with a mental illness, in a survey of 2018.',
    note: 'People in cities only. The survey was done for a foundation that works on mental health.',
    status: 'sourced',
    source: {
      citation: 'The Live Love Laugh Foundation, How India Perceives Mental Health, as reported by BusinessWorld',
      year: 2018,
      url: 'https://businessworld.in/article/live-love-laugh-foundation-unveils-landmark-report-on-public-perception-towards-mental-health-in-india-144415',
    },
  },
  {
    id: 'stigma_help_2021',
    page,
    figure: '92%',
    sentence:
      'of 3,497 people in nine Indian cities said in 2021 that they would look for treatment and stand by others. In 2018 it was 54%.',
    note: 'What people say in a survey and what they do can differ. People in cities only, asked by a foundation.',
    status: 'sourced',
    source: surveyOf2021,
  },
  {
    id: 'stigma_treatment_gap',
    page,
    figure: '79.1%',
    sentence: 'of adults with depression in a national survey of India had no treatment.',
    note: 'In 12 states, in 2015 and 2016. Shame is only one of the reasons.',
    status: 'sourced',
    source: publications.mentalHealthSurvey2019,
  },
  {
    id: 'stigma_teens_india',
    page,
    figure: '278',
    sentence:
      'teenagers in India answered a survey. They did not think badly of themselves for needing help, but feared what others would think. They liked text better than voice.',
    note: 'A 2025 paper that also includes 12 interviews. Most people had a phone, but few had used a mental health app.',
    status: 'sourced',
    source: publications.sehgal2025,
  },
  {
    id: 'stigma_virtual_human',
    page,
    figure: '239',
    sentence:
      'adults in the US were asked about hard things by a figure on a screen. Those who thought that a computer ran it were less afraid to talk than those who thought that a person did.',
    note: 'One talk in a laboratory. It shows what people tell, not whether they get help.',
    status: 'sourced',
    source: publications.lucas2014,
  },
  {
    id: 'stigma_person_same',
    page,
    sentence:
      'In another test, telling feelings helped as much when people thought a chatbot listened as when they thought a person did.',
    note: 'One talk each, in an experiment. People were only told that it was a chatbot.',
    status: 'sourced',
    source: {
      citation: 'Ho, Hancock and Miner, Journal of Communication 68:712-733',
      year: 2018,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6074615',
    },
  },
  {
    id: 'stigma_referral',
    page,
    figure: '15%',
    sentence:
      'more people came to English talking services that used a chatbot for the first contact, against 6% more at other ones. Of people from ethnic minorities 29% more came.',
    note: 'Records of 129,400 people. The authors work at the company that sells the chatbot. The chatbot led people to a human service.',
    status: 'sourced',
    source: publications.habicht2024,
  },
  {
    id: 'stigma_bots_judge',
    page,
    figure: '5',
    sentence:
      'therapy chatbots were tested by Stanford researchers. They judged people with schizophrenia or alcohol trouble more harshly than people with depression, and some answers to danger were unsafe.',
    note: 'Stories made up for a test, in 2025. Programs change fast.',
    status: 'sourced',
    source: publications.moore2025,
  },
  {
    id: 'stigma_goa',
    page,
    sentence: 'Families of autistic children in Goa drew back from others for a time, and later found new people.',
    note: 'From 20 interviews and 9 group talks in one state.',
    status: 'sourced',
    source: publications.divan2012,
  },
  {
    id: 'stigma_video_group',
    page,
    sentence: 'In a small British study, parents of autistic children came more often to a group on stigma when it met by video.',
    note: 'Parents who chose to join. It tested whether such a group can be done.',
    status: 'sourced',
    source: publications.lodder2020,
  },
  {
    id: 'stigma_law',
    page,
    sentence: 'The Indian law on mental health care gives each person a right to confidentiality, with some exceptions.',
    note: 'Section 23 of the Act. It binds those who treat you. A chatbot of a company is not named in it.',
    status: 'sourced',
    source: { citation: 'The Mental Healthcare Act, section 23', year: 2017 },
  },
]

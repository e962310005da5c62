import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/men-anonymous-platforms'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'men_kiran_calls',
    page,
    figure: '69.9%',
    sentence: 'of 29,975 calls to the government line KIRAN came from men, from September 2020 to May 2021.',
    note: 'Calls during the pandemic. One person may have called more than once, and more men than women may have had their own phone.',
    status: 'sourced',
    source: {
      citation: 'ThePrint, from government data, in a copy on i3tk.org',
      year: 2021,
      url: 'https://i3tk.org/blog/men-boys-made-nearly-70-of-calls-to-govt-mental-health-helpline-in-8-months-data-shows/',
    },
  },
  {
    id: 'men_wales',
    page,
    figure: '38 men',
    sentence: 'in Wales told a researcher how they had looked for help in hard times.',
    note: 'Interviews with a small group, aged 21 to 74, in one place. They show how men look for help, not how many do so.',
    status: 'sourced',
    source: {
      citation: 'Vickery, Men’s help-seeking for distress, Frontiers in Sociology 6',
      year: 2021,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8661038/',
    },
  },
  {
    id: 'men_canada',
    page,
    figure: '117 men',
    sentence: 'in Canada with signs of depression said what kept them from help.',
    note: 'One survey at one time, in a country with other services than India.',
    status: 'sourced',
    source: {
      citation: 'Rice and others, Men’s help-seeking for depression, Journal of Primary Care and Community Health 11',
      year: 2020,
      url: 'https://doi.org/10.1177/2150132720921686',
    },
  },
  {
    id: 'men_treatment_gap',
    page,
    figure: '79.1%',
    sentence: 'of adults with depression in a national survey of India had no treatment.',
    note: 'Women and men together, in 12 states. The survey was made in 2015 and 2016.',
    status: 'sourced',
    source: publications.mentalHealthSurvey2019,
  },
  {
    id: 'men_deaths',
    page,
    figure: '71.8%',
    sentence: 'of people who died by suicide in India in 2022 were men, in police figures.',
    note: 'Not all such deaths are counted. The number is high for women too.',
    status: 'sourced',
    source: {
      citation: 'National Crime Records Bureau, as reported by ETV Bharat',
      year: 2023,
      url: 'https://etvbharat.com/english/national/state/delhi/suicides-in-country-increased-by-4-dot-2-per-cent-in-2022-ncrb-data/na20231205200751841841025',
    },
  },
  {
    id: 'men_reddit',
    page,
    sentence: 'Posts on mental health from throwaway accounts got answers with more feeling and more involvement.',
    note: 'One forum, in English. The study does not say how many were men, or if they got better.',
    status: 'sourced',
    source: {
      citation: 'De Choudhury and De, Mental health discourse on reddit, ICWSM conference',
      year: 2014,
    },
  },
  {
    id: 'men_australia',
    page,
    figure: '1,038',
    sentence: 'people aged 16 to 24 in Australia answered a survey on feelings and technology.',
    note: 'An online survey, so people who use the internet a lot may be over-represented.',
    status: 'sourced',
    source: {
      citation: 'Ellis and others, Journal of Medical Internet Research 14(6):e160',
      year: 2012,
      url: 'https://jmir.org/2012/6/e160',
    },
  },
  {
    id: 'men_peer_review',
    page,
    figure: 'Six studies',
    sentence: 'tested groups on the internet where people aged 12 to 25 help each other.',
    note: 'Five of the six groups had a moderator. Two of three trials with a comparison group found a benefit.',
    status: 'sourced',
    source: {
      citation: 'Ali and others, JMIR Mental Health 2(2):e19',
      year: 2015,
      url: 'https://doi.org/10.2196/mental.4418',
    },
  },
  {
    id: 'men_cyber',
    page,
    figure: '1930',
    sentence: 'is the free number of the Ministry of Home Affairs for money lost to online fraud.',
    note: 'We have not called it. Other crimes online can be reported at cybercrime.gov.in.',
    status: 'sourced',
    source: {
      citation: 'Ministry of Home Affairs, reply in the Lok Sabha of 5 August, as reported by The Banking Times',
      year: 2025,
      url: 'https://thebankingtimes.in/helpline-1930-helps-save-over-rs-5489-crore-in-17-82-lakh-cyber-fraud-cases',
    },
  },
  {
    id: 'men_asking',
    page,
    sentence: 'Studies that asked people about thoughts of suicide found no clear rise of such thoughts.',
    note: 'A review of studies with adults and young people. Most were made by researchers, not by families.',
    status: 'sourced',
    source: {
      citation: 'Dazzi and others, Does asking about suicide induce suicidal ideation, Psychological Medicine 44:3361-3363',
      year: 2014,
      url: 'https://doi.org/10.1017/S0033291714001299',
    },
  },
  {
    id: 'men_kerala',
    page,
    sentence: 'Mothers of autistic children in Kerala with little support from their husband were under high stress more often.',
    note: 'One survey in some centres. Two things that occur together are not always cause and effect. Fathers were not studied.',
    status: 'sourced',
    source: {
      citation:
        'Buffering effect of spousal support on stress levels in mothers, Journal of Neurosciences in Rural Practice 12:535-542',
      year: 2021,
      url: 'https://ruralneuropractice.com/buffering-effect-of-spousal-support-on-stress-levels-in-mothers-of-children-with-a-diagnosis-of-autism-spectrum-disorder-in-kerala-india',
    },
  },
]

import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/ai-friends-loneliness-support'

const usTeens = {
  citation: 'Common Sense Media, Talk, trust, and trade-offs: how and why teens use AI companions',
  year: 2025,
  url: 'https://www.commonsensemedia.org/research/why-teens-use-ai-companions',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'friends_lonely_young',
    page,
    figure: '17 to 21%',
    sentence: 'of people aged 13 to 29 feel lonely, with the highest rates among teenagers.',
    note: 'A worldwide figure, from surveys in many countries: 24% of people of all ages in low-income countries and 11% in high-income ones.',
    status: 'sourced',
    source: {
      citation:
        'WHO Commission on Social Connection, From loneliness to social connection, as reported by The New Indian Express',
      year: 2025,
      url: 'https://www.newindianexpress.com/nation/2025/Jul/01/lonely-in-world-100-deaths-every-hour-says-who',
    },
  },
  {
    id: 'friends_autism_review',
    page,
    figure: '39 studies',
    sentence: 'were read in a review. Autistic people reported more loneliness than others.',
    note: 'The authors name many limits of this research. Two things that occur together are not always cause and effect.',
    status: 'sourced',
    source: {
      citation: 'Hymas, Badcock and Milne, Review Journal of Autism and Developmental Disorders 11:121-156',
      year: 2022,
      url: 'https://doi.org/10.1007/s40489-022-00330-w',
    },
  },
  {
    id: 'friends_autistic_adults',
    page,
    figure: '34 articles',
    sentence: 'on loneliness in autistic adults were read in a review, up to April 2021.',
    note: 'Few of them asked autistic adults in their own words. Only one used questions made and tested for autistic adults.',
    status: 'sourced',
    source: {
      citation: 'Umagami and others, Autism 26:2117-2135',
      year: 2022,
      url: 'https://doi.org/10.1177/13623613221077721',
    },
  },
  {
    id: 'friends_india_survey',
    page,
    figure: '57%',
    sentence: 'of 506 people aged 13 to 35 in a web survey in India used AI for support with feelings.',
    note: 'Shared through social media and youth groups, so it does not represent all young people. We read news reports of it.',
    status: 'sourced',
    source: publications.youthKiAwaaz2025,
  },
  {
    id: 'friends_us_teens',
    page,
    figure: '72%',
    sentence: 'of 1,060 US teenagers aged 13 to 17 had used an AI companion at least once.',
    note: 'A 2025 survey in the US. "Companion" also covered general AI programs used as a friend.',
    status: 'sourced',
    source: usTeens,
  },
  {
    id: 'friends_week',
    page,
    figure: 'One week',
    sentence: 'of talks with an AI companion made adults in one test feel less lonely, for the moment, after each talk.',
    note: 'Tests with adults, of 15 minutes and of a week. They do not show what happens later, or with children.',
    status: 'sourced',
    source: {
      citation: 'De Freitas and others, AI companions reduce loneliness, Harvard Business School working paper 24-078',
      year: 2024,
      url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=66065',
    },
  },
  {
    id: 'friends_four_weeks',
    page,
    figure: '981',
    sentence: 'adults used a chatbot for 4 weeks. Those who chose to use it more were lonelier and met people less.',
    note: 'Voice or text, and personal or other topics, made no clear difference. The study does not prove which came first.',
    status: 'sourced',
    source: publications.fang2025,
  },
  {
    id: 'friends_goodbye',
    page,
    figure: '37%',
    sentence: 'of 1,200 goodbyes to AI companions met an attempt to keep the person in the chat.',
    note: 'In this part of the study, a program played the person. One app in the test made no such attempt.',
    status: 'sourced',
    source: {
      citation: 'De Freitas, Oguz-Uguralp and Kaan-Uguralp, Emotional manipulation by AI companions, arXiv 2508.19258',
      year: 2025,
      url: 'https://arxiv.org/abs/2508.19258',
    },
  },
  {
    id: 'friends_uncomfortable',
    page,
    figure: '34%',
    sentence: 'of US teenagers who use AI companions had felt uneasy with something that one said or did.',
    note: 'It did not happen often.',
    status: 'sourced',
    source: usTeens,
  },
  {
    id: 'friends_shared',
    page,
    figure: '24%',
    sentence: 'of US teenagers who use AI companions had shared something personal, such as their name or where they were.',
    status: 'sourced',
    source: usTeens,
  },
  {
    id: 'friends_under_18',
    page,
    figure: 'Under 18',
    sentence: 'nobody should use AI companions as they are now, says Common Sense Media.',
    note: 'This is the advice of one US group. It is not a law in India.',
    status: 'sourced',
    source: usTeens,
  },
  {
    id: 'friends_autistic_users',
    page,
    figure: '200',
    sentence: 'autistic adults told researchers how AI programs could help with harsh thoughts about themselves.',
    note: 'Adults who chose to take part. Not yet a test of whether it helps.',
    status: 'sourced',
    source: {
      citation: 'Carik and others, Reimagining support, CHI conference on human factors in computing',
      year: 2025,
      url: 'https://doi.org/10.1145/3706598.3714287',
    },
  },
]

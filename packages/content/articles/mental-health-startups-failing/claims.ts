import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/mental-health-startups-failing'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'startups_usage',
    page,
    figure: '3.3%',
    sentence: 'is how many users of a typical app for mental health still opened it after 30 days. The study looked at 93 apps.',
    note: 'It looked at Android apps, with numbers from a company that measures app use. Apps with help from other users did better, at 8.9%. Opening an app does not show that it helps.',
    status: 'sourced',
    source: {
      citation: 'Baumel and others, Journal of Medical Internet Research 21(9):e14567',
      year: 2019,
      url: 'https://doi.org/10.2196/14567',
    },
  },
  {
    id: 'startups_woebot',
    page,
    figure: '30 June 2025',
    sentence:
      'is the day on which the app Woebot closed. Its founder named the cost and the difficulty of the rules for medical products in the US as a reason.',
    note: 'This is what the founder told a news site. Woebot started in 2017. Read in a report only.',
    status: 'sourced',
    source: {
      citation: 'STAT, as told in a copy of its newsletter of 3 July',
      year: 2025,
      url: 'https://healthcare-url.blogspot.com/2025/07/what-therapy-bot-shutdown-says-about-ai.html',
    },
  },
  {
    id: 'startups_mindstrong',
    page,
    figure: '$160 million',
    sentence:
      'is about what the US company Mindstrong had raised before it stopped in March 2023. Pear Therapeutics, once valued at $1.6 billion, filed for bankruptcy in April of that year.',
    note: 'From an opinion piece. Read in a report only.',
    status: 'sourced',
    source: {
      citation: 'STAT opinion, as told by bioethics.com on 18 April',
      year: 2023,
      url: 'https://bioethics.com/archives/69633',
    },
  },
  {
    id: 'startups_pear',
    page,
    figure: '92%',
    sentence:
      'of the staff of Pear Therapeutics lost their work, 170 people. Its founder said that insurers did not want to pay for the products.',
    note: 'He said that the products worked. That is his own view.',
    status: 'sourced',
    source: {
      citation: 'TechTarget, Digital therapeutics provider files for bankruptcy, cuts 92% of workforce',
      year: 2023,
      url: 'https://techtarget.com/virtualhealthcare/news/366597112/Digital-Therapeutics-Provider-Files-for-Bankruptcy-Cuts-92-of-Workforce',
    },
  },
  {
    id: 'startups_card',
    page,
    figure: '92',
    sentence:
      'centres for autistic children of one US company closed from January 2022. The company had had 221 centres, and filed for bankruptcy in June 2023.',
    note: 'An investment firm had bought the company in 2018. Read in a report only: a blog on autism policy that quotes Forbes.',
    status: 'sourced',
    source: {
      citation: 'Autism Policy Blog, CARD developments, July',
      year: 2023,
      url: 'https://www.autismpolicyblog.com/2023/07/card-developments.html',
    },
  },
  {
    id: 'startups_card_families',
    page,
    figure: 'June 2022',
    sentence: 'is when families in the US state of Oregon were told that all centres of this company there would close.',
    note: 'From a long investigation by journalists.',
    status: 'sourced',
    source: {
      citation: 'proto.life, Autism and private equity: a cautionary tale',
      year: 2024,
      url: 'https://proto.life/2024/02/autism-and-private-equity-a-cautionary-tale/',
    },
  },
  {
    id: 'startups_india_money',
    page,
    figure: '$3.4 million',
    sentence: 'is what investors gave to companies for mental health in India in 2023. The report counted 446 companies.',
    note: 'From a data company. Read in a report only. Other counts differ, because there is no agreed list of such companies.',
    status: 'sourced',
    source: {
      citation: 'Tracxn, as told by BNN Breaking on 14 January',
      year: 2024,
      url: 'https://bnnbreaking.com/breaking-news/health/contradictory-trends-in-mental-healthtech-funding-a-deep-dive/',
    },
  },
  {
    id: 'startups_world_money',
    page,
    figure: '$4.7 billion',
    sentence: 'went into such companies worldwide in 2021. In 2023 it was $713 million, when the report was written.',
    note: 'The year 2023 was not over when this was counted. Read in a report only.',
    status: 'sourced',
    source: {
      citation: 'Startups Magazine, Funding for mental health tech startups takes a hit',
      year: 2023,
      url: 'https://startupsmagazine.co.uk/article-funding-mental-healthtech-startups-takes-hit',
    },
  },
  {
    id: 'startups_india_story',
    page,
    figure: 'Two months',
    sentence:
      'after its start in January 2016, an Indian clinic with $2.4 million saw that its plan would not work. Other Indian companies had to become much smaller.',
    note: 'A journalist wrote that the company underestimated stigma. We do not know the exact date of the report.',
    status: 'sourced',
    source: {
      citation: "The Ken, A digital cure for India's mental health crisis, accessed in November",
      year: 2026,
      url: 'https://the-ken.com/story/a-digital-cure-for-indias-mental-health-crisis/',
    },
  },
  {
    id: 'startups_cerebral',
    page,
    figure: '3.2 million',
    sentence:
      'people had their data sent to other companies by the US company Cerebral, its regulator said. It agreed to pay more than $7 million.',
    note: 'This is a US case.',
    status: 'sourced',
    source: {
      citation: 'Fierce Healthcare on the settlement with the Federal Trade Commission',
      year: 2024,
      url: 'https://www.fiercehealthcare.com/regulatory/cerebral-agrees-7m-settlement-ftc-doj-over-user-data-sharing-cancellation-practices',
    },
  },
  {
    id: 'startups_mozilla',
    page,
    figure: '20 of 32',
    sentence: 'apps for mental health got a privacy warning from Mozilla when its researchers looked at them in 2023.',
    note: 'As the researchers wrote in a question and answer session. Apps change, so this may be different today.',
    status: 'sourced',
    source: {
      citation: 'Caltrider and Rykov, Mozilla, Privacy Not Included: questions and answers',
      year: 2023,
      url: 'https://bestofama.com/amas/141fwpk',
    },
  },
  {
    id: 'startups_register',
    page,
    sentence:
      'Under the law on the Rehabilitation Council of India, only people on its register may practise as rehabilitation professionals. Clinical psychologists, speech therapists and special teachers are on it.',
    note: 'Section 13 of the Rehabilitation Council of India Act, 1992. Some other therapists have registers of their own, or none.',
    status: 'sourced',
    source: publications.rehabilitationRegister,
  },
  {
    id: 'startups_deic',
    page,
    sentence:
      'Under the national child health programme (RBSK), young children are sent to the District Early Intervention Centre at no cost to the family.',
    note: 'What the programme promises. Staff and waiting time differ from district to district.',
    status: 'sourced',
    source: publications.nhmGoa2013,
  },
]

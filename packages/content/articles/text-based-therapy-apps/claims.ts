import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/text-based-therapy-apps'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'text_weekly_price',
    page,
    figure: '60 to 120 dollars',
    sentence: 'a week is said to be the price of text therapy.',
    note: 'We could not trace this number. It is about the US. A news report of 2020 gives about $65 a week for one US company. It does not tell you what you pay in India.',
    status: 'unverified',
    nearest: publications.yahooTalkspace2020,
  },
  {
    id: 'text_session_price',
    page,
    figure: '100 to 200 dollars',
    sentence: 'is said to be the price of one session of traditional therapy.',
    note: 'We could not trace this number. It is about the US. A news report of 2020 names $65 to $250 or more for a session there. It does not tell you what you pay in India.',
    status: 'unverified',
    nearest: publications.yahooTalkspace2020,
  },
  {
    id: 'text_trial_2025',
    page,
    figure: '850',
    sentence: 'adults in the US took part in a trial of messages against weekly video for depression. It ran for 12 weeks.',
    note: 'Almost the same share clearly improved: 47.5% with messages and 47.2% with video. People with psychosis or thoughts of suicide were left out. The trial ran on Talkspace, which sells this therapy. We read reports of the trial, not the full paper.',
    status: 'sourced',
    source: {
      citation: 'Pullmann and others, JAMA Network Open, 30 October (as reported by MDedge)',
      year: 2025,
      url: 'https://www.mdedge.com/content/text-vs-video-psychotherapy-which-better-depression',
    },
  },
  {
    id: 'text_trial_2024',
    page,
    figure: '7.8 weeks',
    sentence:
      'is how long people kept in touch with their therapist by messages. By video it was 4.9 weeks. The trial had 215 adults with depression in the US.',
    note: 'After 6 and 12 weeks, depression and anxiety had changed by about the same amount in both groups. The trial ran on Talkspace, which sells such therapy.',
    status: 'sourced',
    source: {
      citation: 'Randomized trial of videoconferencing-based versus message-based psychotherapy, Psychiatric Services',
      year: 2024,
      url: 'https://doi.org/10.1176/appi.ps.20230176',
    },
  },
  {
    id: 'text_pilot_2017',
    page,
    figure: '57',
    sentence:
      'adults used a text therapy service for 15 weeks in a small US study. For 25 of them, 46%, the signs of distress went down a lot.',
    note: 'There was no comparison group, and people had chosen text. The bond with the therapist was weaker than face to face. The authors estimated the cost at 42.2% of usual therapy in the US.',
    status: 'sourced',
    source: {
      citation: 'Hull and Mahan, Telemedicine and e-Health 23:240-247',
      year: 2017,
      url: 'https://doi.org/10.1089/tmj.2016.0114',
    },
  },
  {
    id: 'text_guided_programs',
    page,
    figure: '13 studies',
    sentence:
      'with 1,053 people compared a guided online program with the same therapy face to face. The results were about equal.',
    note: 'The programs are lessons with a guide, not an open chat. The studies were on different problems, and only two were on depression.',
    status: 'sourced',
    source: {
      citation: 'Andersson and others, World Psychiatry 13:288-295',
      year: 2014,
      url: 'https://doi.org/10.1002/wps.20151',
    },
  },
  {
    id: 'text_online_review',
    page,
    figure: '88%',
    sentence: 'of the online therapy trials in one review came from Sweden or Australia. Only one trial was with children.',
    note: 'The review looked for studies up to March 2013. More trials have been done since.',
    status: 'sourced',
    source: {
      citation: 'Arnberg and others, PLoS ONE 9:e98118',
      year: 2014,
      url: 'https://doi.org/10.1371/journal.pone.0098118',
    },
  },
  {
    id: 'text_autistic_adults',
    page,
    figure: '245',
    sentence:
      'autistic adults ranked ways to communicate. To reach a service, they put email high, and phone calls were very unpopular.',
    note: 'With people they know well, many also like to meet face to face. The survey did not test therapy, and says nothing about children.',
    status: 'sourced',
    source: publications.howard2021,
  },
  {
    id: 'text_autistic_chat',
    page,
    figure: '44',
    sentence:
      'young people aged 15 to 32 with autism, ADHD or both were in a Swedish study of support by chat. It lasted 8 weeks. After it, 24 with chat and clinic visits had less anxiety and low mood than 20 with usual care.',
    note: 'The groups were small. Part of the gap came from people with usual care who felt worse.',
    status: 'sourced',
    source: {
      citation: 'Sehlin and others, Journal of Medical Internet Research 22(12):e19658',
      year: 2020,
      url: 'https://doi.org/10.2196/19658',
    },
  },
  {
    id: 'text_autistic_program',
    page,
    figure: '84',
    sentence:
      'autistic adults in Sweden were in a trial of an 18-week online program. Most were content with it, but the results did not clearly differ between the two groups.',
    note: 'The program was written lessons, with written feedback and group chats. We read the summary, not the full paper.',
    status: 'sourced',
    source: {
      citation: 'Westerberg, Holländare and Bejerot, Internet Interventions 34:100672',
      year: 2023,
      url: 'https://doi.org/10.1016/j.invent.2023.100672',
    },
  },
  {
    id: 'text_autistic_interviews',
    page,
    figure: '16',
    sentence:
      'young people with autism, ADHD or both told Swedish researchers about support by chat. They liked to write and to be at home. Some missed being with the person.',
    note: 'They had all taken part in the same program. Interviews show what some people feel, not what most people feel.',
    status: 'sourced',
    source: {
      citation: 'Sehlin and others, BMC Psychiatry',
      year: 2018,
      url: 'https://doi.org/10.1186/s12888-018-1599-9',
    },
  },
  {
    id: 'text_apps_privacy',
    page,
    figure: '50 apps',
    sentence:
      'for depression that people in India could download were checked in 2021. In their privacy pages, 42% named the others who may get your data. 16% said they would ask first.',
    note: 'Only what the store page and the privacy page said was checked. Apps change.',
    status: 'sourced',
    source: {
      citation: 'Singh and others, Indian Journal of Psychological Medicine',
      year: 2023,
      url: 'https://doi.org/10.1177/02537176221142046',
    },
  },
  {
    id: 'text_betterhelp',
    page,
    figure: '7.8 million dollars',
    sentence:
      'is what BetterHelp, a US therapy company, had to pay in a case of 2023. The US Federal Trade Commission said it had shared health details with advertisers.',
    note: 'The company agreed to pay to settle the case.',
    status: 'sourced',
    source: {
      citation: 'US Federal Trade Commission, order on BetterHelp (as reported by Wilson Sonsini)',
      year: 2023,
      url: 'https://www.wsgrdataadvisor.com/2023/03/ftc-announces-settlement-with-betterhelp-for-disclosing-consumers-health-information-to-third-party-advertisers/',
    },
  },
  {
    id: 'text_psychologists_india',
    page,
    figure: '3,372',
    sentence: 'clinical psychologists were on the register of the Rehabilitation Council of India in July 2023.',
    note: 'From a reply in Parliament. Other trained professionals are not in this count.',
    status: 'sourced',
    source: publications.newIndianExpress2023,
  },
  {
    id: 'text_tele_manas',
    page,
    figure: '14416',
    sentence:
      'is the number of Tele-MANAS, the free mental health line of the Government of India. It runs day and night, in up to 20 languages.',
    note: 'The languages depend on the state. In October 2025 the Health Ministry added a chatbot named Asmi to its app. We have not called this number ourselves yet.',
    status: 'sourced',
    source: {
      citation: 'The Shillong Times, report on a Lok Sabha reply, 7 February',
      year: 2025,
      url: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
    },
  },
  {
    id: 'text_icall',
    page,
    figure: '18 to 24',
    sentence: 'is the age for ReYou, the chat line of iCALL. Its page names Monday to Friday, 9 am to 9 pm.',
    note: 'The page has no date. We read a stored copy in November 2026. Look at the page itself before you rely on the times.',
    status: 'sourced',
    source: {
      citation: 'iCALL, Tata Institute of Social Sciences, questions on ReYou, accessed in November',
      year: 2026,
      url: 'https://icallhelpline.org/reyou-chat-line-faqs/',
    },
  },
  {
    id: 'text_child_line',
    page,
    figure: '1098',
    sentence: 'is the free child helpline in India, day and night.',
    note: 'It is being joined with the emergency number 112, state by state. We have not called this number ourselves yet.',
    status: 'sourced',
    source: {
      citation: 'The Hindu, report on Childline, 20 June',
      year: 2023,
      url: 'https://www.thehindu.com/news/national/childline-to-be-merged-with-emergency-response-support-system-in-nine-states-and-union-territories/article66991061.ece',
    },
  },
  {
    id: 'text_emergency',
    page,
    figure: '112',
    sentence:
      'is the emergency number in India for police, fire and ambulance. A free app, 112 India, can also send a call for help.',
    note: 'From a page of 2020; the service has grown since then. We have not called this number ourselves yet.',
    status: 'sourced',
    source: {
      citation: 'Vikaspedia, a portal of the Government of India, Emergency Response Support System, 27 February',
      year: 2020,
      url: 'https://vikaspedia.in/social-welfare/women-and-child-development/112-india-dedicated-app-for-women-safety',
    },
  },
  {
    id: 'text_doctors_rules',
    page,
    figure: '2020',
    sentence: 'is the year of the Indian rules that let a doctor advise you by text, voice or video.',
    note: 'The rules are for registered doctors. They do not cover every app or counsellor.',
    status: 'sourced',
    source: {
      citation: 'Telemedicine Practice Guidelines, Board of Governors of the Medical Council of India, 25 March',
      year: 2020,
      url: 'https://www.readkong.com/page/telemedicine-practice-guidelines-mohfw-6087202',
    },
  },
  {
    id: 'text_afhc',
    page,
    sentence:
      'Government health centres, district hospitals and medical colleges run clinics where adolescents can see a counsellor, including about mental health.',
    note: 'What the programme promises. Days and staff differ from place to place.',
    status: 'sourced',
    source: publications.adolescentClinics,
  },
  {
    id: 'text_register',
    page,
    sentence:
      'Under the law on the Rehabilitation Council of India, only people on its register may practise as rehabilitation professionals. Clinical psychologists are one group on it.',
    note: 'Section 13 of the Rehabilitation Council of India Act, 1992.',
    status: 'sourced',
    source: publications.rehabilitationRegister,
  },
]

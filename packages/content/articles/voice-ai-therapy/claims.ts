import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/voice-ai-therapy'

const hindiSpeech = {
  citation: 'Javed and others, LAHAJA, arXiv 2408.11440',
  year: 2024,
  url: 'https://arxiv.org/html/2408.11440v1',
}

const mcafee = {
  citation: 'McAfee, survey on AI voice scams, as reported by The Hindu BusinessLine',
  year: 2023,
  url: 'https://www.thehindubusinessline.com/info-tech/47-of-indians-have-experienced-ai-voice-scams-mcafee-survey/article66803142.ece',
}

export const claims: readonly EnglishClaim[] = [
  {
    id: 'voice_lumen_pilot',
    page,
    figure: '63',
    sentence:
      'adults in the US with mild to moderate depression or anxiety were in a first trial of a voice coach. Of these, 42 used it, and they felt better than 21 who waited.',
    note: 'Compared with a waiting list, not with a person. The coach follows a fixed plan over eight short sessions and does not chat freely.',
    status: 'sourced',
    source: {
      citation: 'Kannampallil and others, Translational Psychiatry 13',
      year: 2023,
      url: 'https://doi.org/10.1038/s41398-023-02462-x',
    },
  },
  {
    id: 'voice_lumen_second',
    page,
    figure: '200',
    sentence:
      'adults were in a second trial: 100 with the voice coach, 50 with a human coach by video, 50 who waited. After 18 weeks those with the voice coach felt less distress than those who waited, and there was no clear difference from the human coach.',
    note: 'Not yet reviewed by other experts when we read its summary. 77% of the people were women, in Chicago.',
    status: 'sourced',
    source: {
      citation: 'A voice-based AI coach for psychological distress, phase 2 trial, medRxiv',
      year: 2025,
      url: 'https://www.medrxiv.org/content/10.64898/2025.12.22.25342792',
    },
  },
  {
    id: 'voice_four_weeks',
    page,
    figure: '981',
    sentence:
      'adults used a chatbot for 4 weeks, some by text and some by voice. Voice seemed to help at first, but not for those who used it a lot. More use went with more loneliness, by voice or text.',
    note: 'It does not prove which came first. This was conversation, not therapy.',
    status: 'sourced',
    source: publications.fang2025,
  },
  {
    id: 'voice_hindi',
    page,
    figure: '132',
    sentence:
      'people from 83 districts of India spoke Hindi for a test of programs that write down speech. Most programs did poorly, and worst with people from the North-East and the South.',
    note: 'The test has 12.5 hours of speech. Programs have become better since. It did not test therapy.',
    status: 'sourced',
    source: hindiSpeech,
  },
  {
    id: 'voice_us_gap',
    page,
    figure: '35 and 19',
    sentence:
      'of 100 words were written down wrong for Black and for white speakers, on average, by the programs of five large firms.',
    note: 'A US test with 73 Black and 42 white speakers. A good average can hide poor results for one group.',
    status: 'sourced',
    source: {
      citation: 'Koenecke and others, PNAS 117:7684-7689',
      year: 2020,
      url: 'https://doi.org/10.1073/pnas.1915768117',
    },
  },
  {
    id: 'voice_children',
    page,
    figure: '25%',
    sentence:
      'of the words of children who read aloud were written down wrong by a well-known program. For adults in the best case it was 3%.',
    note: 'In English, and reported by one group in 2025. The test was not with autistic children.',
    status: 'sourced',
    source: {
      citation: 'Holmes, How speech recognition systems struggle with children’s voices, The Learning Agency, 13 October',
      year: 2025,
      url: 'https://the-learning-agency.com/the-cutting-ed/article/how-speech-recognition-systems-struggle-with-childrens-voices',
    },
  },
  {
    id: 'voice_speakers_families',
    page,
    figure: '11 families',
    sentence:
      'with children of 3 to 10 years who are hard to understand used a smart speaker for some weeks in Wales. The children spoke more slowly and loudly to it, and their speech became clearer.',
    note: 'There was no comparison group. Some children were upset when the speaker did not understand them.',
    status: 'sourced',
    source: {
      citation: 'Makin and others, Disability and Rehabilitation: Assistive Technology',
      year: 2025,
      url: 'https://doi.org/10.1080/17483107.2025.2491636',
    },
  },
  {
    id: 'voice_nine_children',
    page,
    figure: '9',
    sentence:
      'autistic children in the US repeated words to a voice program in 30 sessions. It judged their words much as a therapist did.',
    note: 'Very few children. It tested whether the program recognises speech, not whether the children learned.',
    status: 'sourced',
    source: {
      citation: 'Rechowicz and others, Sensors 21:4621',
      year: 2021,
      url: 'https://doi.org/10.3390/s21134621',
    },
  },
  {
    id: 'voice_not_the_phone',
    page,
    figure: '245',
    sentence: 'autistic adults ranked ways to communicate. Phone calls to people they do not know were very unpopular.',
    note: 'With people they know well, many like to meet. It did not ask about AI.',
    status: 'sourced',
    source: publications.howard2021,
  },
  {
    id: 'voice_teens_text',
    page,
    sentence: 'In a survey of 278 teenagers in India, most liked text better than voice for such help.',
    note: 'Few of them had used an app for mental health.',
    status: 'sourced',
    source: publications.sehgal2025,
  },
  {
    id: 'voice_kintsugi',
    page,
    figure: '71.3%',
    sentence:
      'of people with signs of depression were found by a program that listened to 25 seconds of speech. Of the others 74% were rightly left out.',
    note: 'So it missed nearly three in ten of them, and wrongly flagged about one in four of the people without such signs. English speakers in the US and Canada. The firm that sells it took part.',
    status: 'sourced',
    source: {
      citation: 'Mazur and others, The Annals of Family Medicine (as told in news reports)',
      year: 2025,
    },
  },
  {
    id: 'voice_autism_pitch',
    page,
    figure: '149',
    sentence:
      'children, 77 of them autistic, were recorded in Denmark and the US. The autistic ones spoke in a slightly higher voice and with longer pauses. There is probably no single voice of autism.',
    note: 'The differences were small, and they changed with age and language.',
    status: 'sourced',
    source: {
      citation: 'Toward a cumulative science of vocal markers of autism, Autism Research',
      year: 2022,
      url: 'https://aminer.org/pub/61caea475244ab9dcb470b24/toward-a-cumulative-science-of-vocal-markers-of-autism-a-cross-linguistic',
    },
  },
  {
    id: 'voice_alexa',
    page,
    figure: '25 million dollars',
    sentence:
      'is what Amazon agreed to pay in 2023. The US government said that it had kept the voices of children from Alexa for ever, even after parents asked to delete them.',
    note: 'The firm settled the case without admitting fault.',
    status: 'sourced',
    source: {
      citation: 'US Federal Trade Commission, notice of May',
      year: 2023,
      url: 'https://www.ftc.gov/business-guidance/blog/2023/05/out-mouths-babes-ftc-says-amazon-kept-kids-alexa-voice-data-forever-even-after-parents-ordered',
    },
  },
  {
    id: 'voice_scams',
    page,
    figure: '47%',
    sentence: 'of 1,010 adults in India said in a survey that an AI voice scam had happened to them or to someone they know.',
    note: 'An online survey in 2023 by a firm that sells security software. It does not represent all of India.',
    status: 'sourced',
    source: mcafee,
  },
  {
    id: 'voice_illinois',
    page,
    sentence:
      'In August 2025 the US state of Illinois made a law: only licensed people may give therapy, and AI may not talk with clients in their place.',
    note: 'We found no such law in India.',
    status: 'sourced',
    source: {
      citation: 'TechTarget, Illinois bans AI in mental health care, 7 August',
      year: 2025,
      url: 'https://www.techtarget.com/healthtechanalytics/news/366628773/Illinois-1st-US-state-to-ban-AI-in-mental-healthcare',
    },
  },
  {
    id: 'voice_dpdp',
    page,
    sentence:
      "Section 9 of India's data law of 2023 forbids tracking children or watching their behaviour through their data. A child is anyone under 18. Most duties are planned to start in May 2027.",
    note: 'The rules of 2025 excuse some schools and clinics in part. Not legal advice.',
    status: 'sourced',
    source: publications.dataProtectionAct2023,
  },
]

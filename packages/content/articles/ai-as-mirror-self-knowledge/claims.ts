import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/ai-as-mirror-self-knowledge'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'mirror_naming_feelings',
    page,
    figure: 'About half',
    sentence: 'of autistic people find it hard to name what they feel, against 5% of others, in a review of 15 articles.',
    note: 'The exact shares are 49.93% and 4.89%. People answered a form about themselves, so it is not about all autistic people.',
    status: 'sourced',
    source: publications.kinnaird2019,
  },
  {
    id: 'mirror_agrees',
    page,
    figure: '50% more often',
    sentence: 'than people do, 11 AI programs agreed with what a user had done.',
    note: 'This was so even when users described deceiving or hurting somebody. Programs change quickly, so it may be different now.',
    status: 'sourced',
    source: publications.cheng2025,
  },
  {
    id: 'mirror_agrees_effect',
    page,
    figure: '1,604',
    sentence:
      'people took part in two experiments. After an AI that agreed with them, they were more sure that they were right and less willing to make peace. They liked that AI more.',
    note: 'This was a short test, not a study of autistic people or of children.',
    status: 'sourced',
    source: publications.cheng2025,
  },
  {
    id: 'mirror_autistic_work',
    page,
    figure: '11',
    sentence:
      "autistic adults asked for advice about work. Most liked an AI's answers better than a person's. A job coach had doubts about some of the advice.",
    note: 'Very few people. They did not know that the other one was a person. Liking an answer does not make it right.',
    status: 'sourced',
    source: {
      citation: 'Jang and others, Proceedings of CHI 2024',
      year: 2024,
      url: 'https://doi.org/10.1145/3613904.3642894',
    },
  },
  {
    id: 'mirror_autistic_posts',
    page,
    figure: '3,984',
    sentence:
      'posts by people who call themselves autistic were read. These people use AI to plan, to sort feelings, to understand others and to think about who they are.',
    note: 'The posts also tell of risks: false beliefs that grow, and more hiding. From a preprint, so other experts may not have checked it yet.',
    status: 'sourced',
    source: { citation: 'arXiv 2601.17946', year: 2026, url: 'https://arxiv.org/abs/2601.17946' },
  },
  {
    id: 'mirror_questions',
    page,
    figure: '19',
    sentence:
      'people wrote about something hard, with a tool that asked them questions. They liked being guided, and choosing the way themselves.',
    note: 'Very few people, and a short time.',
    status: 'sourced',
    source: { citation: 'ExploreSelf, arXiv 2409.09662', year: 2024, url: 'https://arxiv.org/abs/2409.09662' },
  },
  {
    id: 'mirror_diary_clinic',
    page,
    figure: '28',
    sentence: 'patients with depression used a diary that asks questions, for 4 weeks. Their doctors could read it.',
    note: 'There were 5 psychiatrists. The diary was made so that doctors watch over it. It is not an ordinary chat.',
    status: 'sourced',
    source: { citation: 'MindfulDiary, arXiv 2310.05231', year: 2023, url: 'https://arxiv.org/abs/2310.05231' },
  },
  {
    id: 'mirror_myths',
    page,
    figure: '44.8%',
    sentence: 'of the answers that AI programs gave about false beliefs about autism were wrong.',
    note: 'From a preprint, which other experts may not have reviewed yet. Other questions may give a different share.',
    status: 'sourced',
    source: publications.garridoMerchan2026,
  },
  {
    id: 'mirror_masking',
    page,
    figure: '262',
    sentence:
      'autistic people answered questions about hiding. Those who hid a lot, or hid in one place and not in another, felt worse.',
    note: 'It shows what goes together, not what causes what. Adults, mostly outside India.',
    status: 'sourced',
    source: publications.cage2019,
  },
]

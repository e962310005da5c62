import { sevenWays } from './first-words/seven-ways.ts'
import { advice, fact, type Guide, type GuideFold } from './guide.ts'
import { guideSources as from } from './sources.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.firstWords

const studies: GuideFold = {
  id: 'studies',
  title: say.studies.title,
  hint: say.studies.hint,
  parts: [
    {
      kind: 'text',
      lines: [
        fact(from.speechReview, say.studies.text_1),
        fact(from.speechAutism, say.studies.text_2),
        advice(say.studies.text_3),
      ],
    },
  ],
}

const board: GuideFold = {
  id: 'board',
  title: say.board.title,
  hint: say.board.hint,
  parts: [
    {
      kind: 'steps',
      frames: [
        { adult: 'plus', child: 'quiet', thing: 'board' },
        { adult: 'quiet', child: 'banana', thing: 'board' },
        { adult: 'heart', child: 'stop', thing: 'board' },
      ],
      lines: [fact(from.modelling, say.board.steps_1), advice(say.board.steps_2), advice(say.board.steps_3)],
    },
  ],
  link: { path: '/talk', label: say.board.link_label },
}

const languagesAtHome: GuideFold = {
  id: 'languages',
  title: say.languagesAtHome.title,
  hint: say.languagesAtHome.hint,
  parts: [
    {
      kind: 'text',
      lines: [fact([from.twoLanguages, from.twoLanguagesScope], say.languagesAtHome.text_1)],
    },
  ],
}

const apps: GuideFold = {
  id: 'apps',
  title: say.apps.title,
  hint: say.apps.hint,
  parts: [
    {
      kind: 'list',
      lines: [fact(from.cboard, say.apps.list_1), fact(from.jellow, say.apps.list_2), advice(say.apps.list_3)],
    },
  ],
}

const therapist: GuideFold = {
  id: 'therapist',
  title: say.therapist.title,
  hint: say.therapist.hint,
  parts: [
    {
      kind: 'list',
      lines: [
        fact(from.wordsRule, say.therapist.list_1),
        fact(from.wordsRule, say.therapist.list_2),
        fact(from.wordsRule, say.therapist.list_3),
        advice(say.therapist.list_4),
      ],
    },
  ],
  link: {
    path: '/help#near',
    label: say.therapist.link_label,
  },
}

/** What a family can start today, with or without speech. */
export const firstWords: Guide = {
  path: '/first-words',
  title: say.firstWords.title,
  description: say.firstWords.description,
  lead: say.firstWords.lead,
  steps: [],
  cards: {
    title: say.firstWords.cards_title,
    list: sevenWays,
  },
  folds: [board, studies, languagesAtHome, therapist, apps],
}

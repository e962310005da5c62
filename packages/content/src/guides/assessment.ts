import { disagree, questions, wait } from './assessment/afterwards.ts'
import { blood, hearing, people, take, tools } from './assessment/the-day.ts'
import { advice, fact, type Guide } from './guide.ts'
import { guideSources } from './sources.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.assessment

/** Prepares for a day at the hospital: text for the parent, pictures for the child. */
export const assessment: Guide = {
  path: '/assessment',
  title: say.assessment.title,
  description: say.assessment.description,
  lead: say.assessment.lead,
  steps: [],
  cards: {
    title: say.assessment.cards_title,
    list: [
      {
        title: say.assessment.cards_card_1_title,
        line: advice(say.assessment.cards_card_1_text),
        frames: [{ adult: 'quiet', thing: 'paper', child: 'quiet' }],
      },
      {
        title: say.assessment.cards_card_2_title,
        line: advice(say.assessment.cards_card_2_text),
        frames: [{ adult: 'talk', adultIs: 'doctor', child: 'quiet' }],
      },
      {
        title: say.assessment.cards_card_3_title,
        line: advice(say.assessment.cards_card_3_text),
        frames: [{ adult: 'quiet', adultIs: 'doctor', thing: 'blocks', child: 'quiet' }],
      },
      {
        title: say.assessment.cards_card_4_title,
        line: fact(guideSources.hearingTest, say.assessment.cards_card_4_text),
        frames: [{ thing: 'ear', child: 'quiet' }],
      },
      {
        title: say.assessment.cards_card_5_title,
        line: advice(say.assessment.cards_card_5_text),
        frames: [{ adult: 'quiet', adultIs: 'doctor', thing: 'cup', child: 'quiet' }],
      },
      {
        title: say.assessment.cards_card_6_title,
        line: advice(say.assessment.cards_card_6_text),
        frames: [{ adult: 'heart', adultIs: 'doctor', thing: 'paper', child: 'quiet' }],
      },
    ],
  },
  folds: [take, questions, people, tools, hearing, blood, wait, disagree],
}

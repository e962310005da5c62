import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.assessment

export const questions: GuideFold = {
  id: 'questions',
  title: say.questions.title,
  hint: say.questions.hint,
  parts: [
    {
      kind: 'questions',
      lines: [
        advice(say.questions.questions_1),
        advice(say.questions.questions_2),
        advice(say.questions.questions_3),
        advice(say.questions.questions_4),
        advice(say.questions.questions_5),
        advice(say.questions.questions_6),
        advice(say.questions.questions_7),
        advice(say.questions.questions_8),
        advice(say.questions.questions_9),
        advice(say.questions.questions_10),
      ],
    },
  ],
}

export const wait: GuideFold = {
  id: 'wait',
  title: say.wait.title,
  hint: say.wait.hint,
  parts: [
    {
      kind: 'list',
      lines: [advice(say.wait.list_1), advice(say.wait.list_2), advice(say.wait.list_3)],
    },
    {
      kind: 'text',
      lines: [fact(from.indianPaediatricians, say.wait.text_1)],
    },
  ],
  link: {
    path: '/first-words',
    label: say.wait.link_label,
  },
}

export const disagree: GuideFold = {
  id: 'disagree',
  title: say.disagree.title,
  hint: say.disagree.hint,
  parts: [
    {
      kind: 'text',
      lines: [advice(say.disagree.text_1)],
    },
  ],
  link: {
    path: '/help#near',
    label: say.disagree.link_label,
  },
}

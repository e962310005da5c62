import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.assessment

export const people: GuideFold = {
  id: 'people',
  title: say.people.title,
  hint: say.people.hint,
  parts: [
    {
      kind: 'list',
      lines: [advice(say.people.list_1), advice(say.people.list_2), advice(say.people.list_3), advice(say.people.list_4)],
    },
  ],
}

export const tools: GuideFold = {
  id: 'tools',
  title: say.tools.title,
  hint: say.tools.hint,
  parts: [
    {
      kind: 'text',
      lines: [
        fact(from.indianTool, say.tools.text_1),
        fact([from.autismScale, from.certificateTools], say.tools.text_2),
        advice(say.tools.text_3),
      ],
    },
  ],
}

export const hearing: GuideFold = {
  id: 'hearing',
  title: say.hearing.title,
  hint: say.hearing.hint,
  parts: [
    {
      kind: 'text',
      lines: [fact(from.hearingTest, say.hearing.text_1), fact(from.hearingTest, say.hearing.text_2)],
    },
  ],
}

export const blood: GuideFold = {
  id: 'blood',
  title: say.blood.title,
  hint: say.blood.hint,
  parts: [
    {
      kind: 'text',
      lines: [fact(from.noBloodTest, say.blood.text_1), advice(say.blood.text_2)],
    },
  ],
}

export const take: GuideFold = {
  id: 'take',
  title: say.take.title,
  hint: say.take.hint,
  link: {
    path: '/materials/hospital',
    label: say.take.link_label,
  },
  parts: [
    {
      kind: 'boxes',
      lines: [
        advice(say.take.boxes_1),
        advice(say.take.boxes_2),
        advice(say.take.boxes_3),
        advice(say.take.boxes_4),
        advice(say.take.boxes_5),
      ],
    },
    {
      kind: 'text',
      lines: [advice(say.take.text_1)],
    },
  ],
}

import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.everyday

export const haircut: GuideFold = {
  id: 'haircut',
  title: say.haircut.title,
  hint: say.haircut.hint,
  link: {
    path: '/materials/haircut',
    label: say.haircut.link_label,
  },
  parts: [
    {
      kind: 'why',
      lines: [fact([from.appointments, from.senses], say.haircut.why_1)],
    },
    {
      kind: 'try',
      lines: [advice(say.haircut.try_1), advice(say.haircut.try_2), advice(say.haircut.try_3)],
    },
    {
      kind: 'doctor',
      lines: [advice(say.haircut.doctor_1)],
    },
  ],
}

export const noise: GuideFold = {
  id: 'noise',
  title: say.noise.title,
  hint: say.noise.hint,
  parts: [
    {
      kind: 'why',
      lines: [fact(from.senses, say.noise.why_1)],
    },
    {
      kind: 'try',
      lines: [advice(say.noise.try_1), advice(say.noise.try_2), advice(say.noise.try_3)],
    },
    {
      kind: 'doctor',
      lines: [advice(say.noise.doctor_1)],
    },
  ],
}

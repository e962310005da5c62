import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.everyday

export const sleep: GuideFold = {
  id: 'sleep',
  title: say.sleep.title,
  hint: say.sleep.hint,
  link: {
    path: '/materials/bedtime',
    label: say.sleep.link_label,
  },
  parts: [
    {
      kind: 'why',
      lines: [fact(from.sleepReasons, say.sleep.why_1)],
    },
    {
      kind: 'try',
      lines: [advice(say.sleep.try_1), advice(say.sleep.try_2), advice(say.sleep.try_3)],
    },
    {
      kind: 'doctor',
      lines: [fact([from.sleepGuideline, from.sleepReasons], say.sleep.doctor_1), fact(from.emergencyNumber, say.sleep.doctor_2)],
    },
  ],
}

export const eating: GuideFold = {
  id: 'eating',
  title: say.eating.title,
  hint: say.eating.hint,
  parts: [
    {
      kind: 'why',
      lines: [fact(from.eatingHabits, say.eating.why_1)],
    },
    {
      kind: 'try',
      lines: [advice(say.eating.try_1), advice(say.eating.try_2), fact(from.choking, say.eating.try_3)],
    },
    {
      kind: 'doctor',
      lines: [advice(say.eating.doctor_1)],
    },
  ],
}

export const toilet: GuideFold = {
  id: 'toilet',
  title: say.toilet.title,
  hint: say.toilet.hint,
  link: {
    path: '/materials/toilet',
    label: say.toilet.link_label,
  },
  parts: [
    {
      kind: 'why',
      lines: [fact(from.toileting, say.toilet.why_1)],
    },
    {
      kind: 'try',
      lines: [advice(say.toilet.try_1), advice(say.toilet.try_2), advice(say.toilet.try_3)],
    },
    {
      kind: 'doctor',
      lines: [advice(say.toilet.doctor_1)],
    },
  ],
}

import { type Guide, advice, fact, type GuideFold } from './guide.ts'
import { guideSources as from } from './sources.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.everyday

const sleep: GuideFold = {
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

const eating: GuideFold = {
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

const toilet: GuideFold = {
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

const haircut: GuideFold = {
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

const noise: GuideFold = {
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

const safety: GuideFold = {
  id: 'safety',
  title: say.safety.title,
  hint: say.safety.hint,
  link: {
    path: '/materials/id-card',
    label: say.safety.link_label,
  },
  parts: [
    {
      kind: 'why',
      lines: [fact(from.runningOff, say.safety.why_1)],
    },
    {
      kind: 'try',
      lines: [
        fact(from.emergencyNumber, say.safety.try_1),
        advice(say.safety.try_2),
        advice(say.safety.try_3),
        advice(say.safety.try_4),
        advice(say.safety.try_5),
      ],
    },
    {
      kind: 'doctor',
      lines: [advice(say.safety.doctor_1), fact(from.childNumber, say.safety.doctor_2)],
    },
  ],
}

/** Six difficult situations of a day. The advice uses no force, no food rewards, and does not hide comfort objects. */
export const everyday: Guide = {
  path: '/everyday',
  title: say.everyday.title,
  description: say.everyday.description,
  lead: say.everyday.lead,
  steps: [],
  folds: [sleep, eating, toilet, haircut, noise, safety],
}

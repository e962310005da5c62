import { fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.rights

export const pension: GuideFold = {
  id: 'pension',
  title: say.pension.title,
  hint: say.pension.hint,
  parts: [
    {
      kind: 'get',
      lines: [fact(from.punjabPension, say.pension.get_1)],
    },
    {
      kind: 'who',
      lines: [fact(from.punjabPension, say.pension.who_1), fact(from.punjabPension, say.pension.who_2)],
    },
    {
      kind: 'steps',
      lines: [fact(from.punjabPension, say.pension.steps_1), fact(from.punjabPension, say.pension.steps_2)],
    },
    {
      kind: 'papers',
      lines: [fact(from.punjabPension, say.pension.papers_1), fact(from.punjabPension, say.pension.papers_2)],
    },
  ],
}

export const tax: GuideFold = {
  id: 'tax',
  title: say.tax.title,
  hint: say.tax.hint,
  parts: [
    {
      kind: 'get',
      lines: [fact([from.taxParent, from.taxHigher, from.taxSevere], say.tax.get_1)],
    },
    {
      kind: 'who',
      lines: [fact([from.taxParent, from.taxHigher, from.taxPerson], say.tax.who_1), fact(from.taxRegime, say.tax.who_2)],
    },
    {
      kind: 'papers',
      lines: [fact(from.taxForm, say.tax.papers_1)],
    },
  ],
}

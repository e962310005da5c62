import { fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.rights
/** One names the BPL card, the other the proof of income; both name the rest. */
const niramayaPapers = [from.niramayaPapersPunjab, from.niramayaPapersNagaland]

export const health: GuideFold = {
  id: 'health',
  title: say.health.title,
  hint: say.health.hint,
  parts: [
    {
      kind: 'get',
      lines: [fact(from.niramaya, say.health.get_1)],
    },
    {
      kind: 'who',
      lines: [fact(from.niramaya, say.health.who_1)],
    },
    {
      kind: 'steps',
      lines: [
        fact(from.niramayaJoin, say.health.steps_1),
        fact(from.niramayaJoin, say.health.steps_2),
        fact(from.niramayaJoin, say.health.steps_3),
      ],
    },
    {
      kind: 'papers',
      lines: [
        fact(niramayaPapers, say.health.papers_1),
        fact(niramayaPapers, say.health.papers_2),
        fact(niramayaPapers, say.health.papers_3),
      ],
    },
    {
      kind: 'time',
      lines: [fact(from.niramayaFee, say.health.time_1), fact([from.niramayaFee, from.niramayaJoin], say.health.time_2)],
    },
  ],
}

import { labelOf } from '../analysis/item-lines.ts'
import { localText, type Instrument, type Item } from '../instrument.ts'
import { plainId } from '../plain-words/plain-name.ts'
import type { Resource, ResourceInput } from './resource.ts'

/** The answered form. An official text is left out: its licence allows asking it, but not distributing it in files. */
export function questionnaire({ form, canonical, idOf, assessment }: ResourceInput): Resource[] {
  const { id, version, official, notice } = form
  if (official) return []
  return [
    {
      resourceType: 'Questionnaire',
      id: idOf('form'),
      language: assessment.language,
      url: canonical('Questionnaire', id),
      version,
      name: `Form_${id.replace(/\W/g, '_')}`,
      title: id,
      status: 'active',
      subjectType: ['Patient'],
      ...(notice.en && { description: notice.en }),
      ...(id === plainId && { purpose: 'A screening of toddlers by their parents. It is not a diagnosis.' }),
      item: form.items.map((item) => ({
        linkId: String(item.id),
        text: textOf(form, item, assessment.language),
        type: 'boolean',
      })),
    },
  ]
}

/** Every answer as given, in form order. */
export function questionnaireResponse({ assessment, form, canonical, refer, idOf }: ResourceInput): Resource {
  const given = new Map(assessment.answers.map(({ questionId, answer }) => [questionId, answer]))
  return {
    resourceType: 'QuestionnaireResponse',
    id: idOf('answers'),
    language: assessment.language,
    questionnaire: `${canonical('Questionnaire', form.id)}|${form.version}`,
    status: 'completed',
    subject: refer('child'),
    authored: assessment.completed_at,
    author: refer('parent'),
    source: refer('parent'),
    item: form.items.map((item) => ({
      linkId: String(item.id),
      text: textOf(form, item, assessment.language),
      answer: [{ valueBoolean: given.get(item.id) === 'yes' }],
    })),
  }
}

/** The wording of the question if we may distribute it; otherwise the label of the item. */
function textOf(form: Instrument, item: Item, language: ResourceInput['assessment']['language']): string {
  const wording = form.official ? '' : localText(item, form, language).text
  return wording || labelOf(form, item, language)
}

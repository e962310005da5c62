import { labelOf } from '../analysis/item-lines.ts'
import { localText, type Instrument, type Item } from '../instrument.ts'
import { plainId } from '../plain-words/plain-name.ts'
import type { Resource, ResourceInput } from './resource.ts'

/** The form that was answered. Not of an official text: its licence is for asking it, not for handing it on in files. */
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

/** As it was asked, where that is ours to hand on; else what it is about. */
export function textOf(form: Instrument, item: Item, language: ResourceInput['assessment']['language']): string {
  const asked = form.official ? '' : localText(item, form, language).text
  return asked || labelOf(form, item, language)
}

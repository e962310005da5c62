import { textOf } from './questionnaire.ts'
import type { Resource, ResourceInput } from './resource.ts'

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

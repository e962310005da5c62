/**
 * Exports a screening as FHIR R4: a Bundle with the form, the answers, the total and the result of the follow-up, for a
 * doctor's own records. It contains no name: only month of birth, answers and counts.
 *
 * No LOINC or SNOMED code could be confirmed for any of it, and an M-CHAT-R code would be wrong for our own wording.
 * All codes therefore belong to our own code system, which the Bundle contains. While the follow-up is due the Bundle has
 * the answers, but neither a total nor a result.
 */
import { codes, type Resource, type ResourceInput, type FhirInput } from './resource.ts'
import { answeredForm, unknownForm } from '../questions/answered-form.ts'
import { observations } from './observations.ts'
import { questionnaire, questionnaireResponse } from './questionnaire.ts'

export function toBundle(input: FhirInput): Resource {
  const resourceInput = toResourceInput(input)
  const resources = [
    codeSystem(resourceInput),
    ...questionnaire(resourceInput),
    child(resourceInput),
    { resourceType: 'RelatedPerson', id: resourceInput.idOf('parent'), patient: resourceInput.refer('child') },
    questionnaireResponse(resourceInput),
    ...observations(resourceInput),
  ]
  return {
    resourceType: 'Bundle',
    id: input.assessment.id,
    type: 'collection',
    timestamp: input.assessment.completed_at,
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  }
}

/** The definitions of our own codes, included in the record that uses them. */
function codeSystem({ canonical, idOf }: ResourceInput): Resource {
  return {
    resourceType: 'CodeSystem',
    id: idOf('codes'),
    url: canonical('CodeSystem', 'screening'),
    version: '1',
    name: 'AnkurScreening',
    title: 'What Ankur tells of a screening',
    status: 'active',
    caseSensitive: true,
    content: 'complete',
    concept: Object.entries(codes).map(([code, [display, definition]]) => ({ code, display, definition })),
  }
}

/** No name: the doctor's record identifies the child. */
function child({ assessment: { birthMonth }, idOf }: ResourceInput): Resource {
  return { resourceType: 'Patient', id: idOf('child'), ...(birthMonth !== null && { birthDate: birthMonth }) }
}

function toResourceInput(input: FhirInput): ResourceInput {
  const { assessment, instrument, origin, idOf } = input
  const canonical = (kind: string, name: string) => `${origin}/fhir/${kind}/${encodeURIComponent(name)}`
  const system = canonical('CodeSystem', 'screening')
  return {
    ...input,
    form: answeredForm(assessment.instrument, instrument) ?? unknownForm(assessment),
    canonical,
    refer: (role) => ({ reference: `urn:uuid:${idOf(role)}` }),
    coded: (code) => ({ coding: [{ system, code, display: codes[code][0] }], text: codes[code][0] }),
  }
}

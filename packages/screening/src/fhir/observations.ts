import { adviceWords } from '../texts/every-language.ts'
import { writeAdviceText } from '../advice/advice-text.ts'
import { hearingTest } from '../follow-up.ts'
import type { Code, Resource, Role, ResourceInput } from './resource.ts'

const absentReasons = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
const categories = 'http://terminology.hl7.org/CodeSystem/observation-category'

/** The counted result and the other reported facts. It never contains a band that the family was not shown. */
export function observations(resourceInput: ResourceInput): Resource[] {
  return [...counted(resourceInput), ...besides(resourceInput)]
}

function counted(resourceInput: ResourceInput): Resource[] {
  const { assessment, followUp, coded } = resourceInput
  const { outcome, total, remaining } = assessment
  if (outcome === 'follow_up_due') return [notAnswered(resourceInput)]
  const means = { interpretation: [coded(outcome)], note: adviceNotes(resourceInput) }
  if (remaining === null) return [observation(resourceInput, 'total', { valueInteger: total, ...means })]
  const doneAt = followUp && { effectiveDateTime: new Date(followUp.doneMs).toISOString() }
  return [
    observation(resourceInput, 'total', { valueInteger: total }),
    observation(resourceInput, 'after_follow_up', { valueInteger: remaining, ...doneAt, ...means }),
  ]
}

/** A follow-up that is due or expired has no number. */
function notAnswered(resourceInput: ResourceInput): Resource {
  const isLate = resourceInput.assessment.followUp?.state === 'expired'
  const [code, display] = isLate ? ['not-performed', 'Not Performed'] : ['temp-unknown', 'Temporarily Unknown']
  return observation(resourceInput, 'after_follow_up', {
    status: isLate ? 'cancelled' : 'registered',
    note: adviceNotes(resourceInput),
    dataAbsentReason: { coding: [{ system: absentReasons, code, display }] },
  })
}

/** The advice headline that the family saw first. */
function adviceNotes({ assessment, form }: ResourceInput): { readonly text: string }[] {
  const { headline } = writeAdviceText(assessment, adviceWords.en, 'en')
  const notice = form.notice.en
  return [...(notice ? [{ text: notice }] : []), { text: `The family was told: ${headline}` }]
}

function besides(resourceInput: ResourceInput): Resource[] {
  const { assessment, followUp, form, coded } = resourceInput
  const { worried, lostSkills, siblingAutistic, weeksEarly } = assessment.extra
  const followUpTest = followUp && form.behaviours === 'twenty' ? hearingTest(followUp.answers) : null
  const { hearingTested } = assessment.extra
  const hearing = followUpTest ?? (hearingTested ? hearingCodes[hearingTested] : null)
  const reported: readonly (readonly [Code & Role, object | null])[] = [
    ['worried', worried === undefined ? null : { valueBoolean: worried }],
    ['lost_skills', lostSkills === undefined ? null : { valueBoolean: lostSkills }],
    ['sibling_autistic', siblingAutistic === undefined ? null : { valueBoolean: siblingAutistic }],
    ['weeks_early', weeksEarly === undefined ? null : { valueInteger: weeksEarly }],
    ['hearing_test', isHearing(hearing) ? { valueCodeableConcept: coded(`hearing_${hearing}`) } : null],
  ]
  return reported.flatMap(([role, value]) => (value ? [observation(resourceInput, role, value)] : []))
}

/** A hearing test reported with the twenty answers, in the codes of the follow-up. */
const hearingCodes = { no: 'not_tested', normal: 'normal', loss: 'low', unclear: 'unclear' } as const

function isHearing(answer: string | null): answer is 'normal' | 'low' | 'unclear' | 'not_tested' {
  return answer === 'normal' || answer === 'low' || answer === 'unclear' || answer === 'not_tested'
}

function observation({ assessment, form, coded, refer, idOf }: ResourceInput, role: Code & Role, fields: object): Resource {
  return {
    resourceType: 'Observation',
    id: idOf(role),
    status: 'final',
    category: [{ coding: [{ system: categories, code: 'survey', display: 'Survey' }] }],
    code: coded(role),
    subject: refer('child'),
    performer: [refer('parent')],
    effectiveDateTime: assessment.completed_at,
    derivedFrom: [refer('answers')],
    ...(form.notice.en && { note: [{ text: form.notice.en }] }),
    ...fields,
  }
}

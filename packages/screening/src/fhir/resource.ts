import type { FinishedFollowUp } from '../analysis/assess.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument } from '../instrument.ts'

/** The resources of the Bundle; each has its own id. */
export const roles = [
  'codes',
  'form',
  'child',
  'parent',
  'answers',
  'total',
  'after_follow_up',
  'worried',
  'lost_skills',
  'sibling_autistic',
  'weeks_early',
  'hearing_test',
] as const
export type Role = (typeof roles)[number]

export interface Resource {
  readonly resourceType: string
  readonly id: string
  readonly [field: string]: unknown
}

export interface FhirInput {
  readonly assessment: StoredAssessment
  readonly followUp: FinishedFollowUp | null
  /** The currently loaded form. */
  readonly instrument: Instrument
  /** The origin of this server: `https://ankur.example.org`. URLs of our forms and codes begin with it. */
  readonly origin: string
  /** A stable UUID for each resource of one assessment, so that importing the file twice gives one record. */
  readonly idOf: (role: Role) => string
}

/** The input from which each resource is written. */
export interface ResourceInput extends FhirInput {
  readonly form: Instrument
  readonly canonical: (kind: 'CodeSystem' | 'Questionnaire', name: string) => string
  readonly refer: (role: Role) => { readonly reference: string }
  readonly coded: (code: Code) => { readonly coding: readonly object[]; readonly text: string }
}

/** Our own codes with their display names and definitions. */
export const codes = {
  total: ['Number of answers that count', 'How many answers of the form are the ones that its key counts.'],
  after_follow_up: ['Number of items that still count after the follow-up questions', 'Of the items that counted at first.'],
  worried: ['A parent or someone close is worried', 'Asked beside the form; it changes no total.'],
  lost_skills: ['Has stopped using words, gestures or play used before', 'Asked beside the form; it changes no total.'],
  sibling_autistic: ['A brother or sister is autistic', 'Asked beside the form; it changes no total.'],
  weeks_early: ['Whole weeks born before the due date', 'As told by a parent.'],
  hearing_test: ['Hearing test, as told by a parent', 'Asked in the follow-up.'],
  few_signs: ['Few signs right now', 'What the family was told. This is a screening and not a diagnosis.'],
  see_doctor: ['A child doctor should be seen', 'What the family was told. This is a screening and not a diagnosis.'],
  hearing_normal: ['Tested, result usual', 'As told by a parent.'],
  hearing_low: ['Tested, hears less', 'As told by a parent.'],
  hearing_unclear: ['Tested, result not clear', 'As told by a parent.'],
  hearing_not_tested: ['Not tested yet', 'As told by a parent.'],
} as const satisfies Record<string, readonly [display: string, definition: string]>

export type Code = keyof typeof codes

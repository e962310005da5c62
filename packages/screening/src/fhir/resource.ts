import type { FinishedFollowUp } from '../analysis/assess.ts'
import type { StoredAssessment } from '../contract.ts'
import type { Instrument } from '../instrument.ts'
import type { Code } from './codes.ts'

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

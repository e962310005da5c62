import type { Language } from '@ankur/languages'
import { districtTexts as say } from '../words/every-language.ts'

export type Names = Readonly<Record<Language, string>>

export interface District {
  /** Stored on devices of families: do not change an id. */
  readonly id: string
  readonly state: 'punjab' | 'chandigarh'
  readonly names: Names
}

/** All 23 districts of Punjab in alphabetical order, and Chandigarh. */
export const districts = [
  inPunjab('amritsar'),
  inPunjab('barnala'),
  inPunjab('bathinda'),
  inPunjab('faridkot'),
  inPunjab('fatehgarh-sahib'),
  inPunjab('fazilka'),
  inPunjab('ferozepur'),
  inPunjab('gurdaspur'),
  inPunjab('hoshiarpur'),
  inPunjab('jalandhar'),
  inPunjab('kapurthala'),
  inPunjab('ludhiana'),
  inPunjab('malerkotla'),
  inPunjab('mansa'),
  inPunjab('moga'),
  inPunjab('sri-muktsar-sahib'),
  inPunjab('pathankot'),
  inPunjab('patiala'),
  inPunjab('rupnagar'),
  inPunjab('sas-nagar'),
  inPunjab('sangrur'),
  inPunjab('sbs-nagar'),
  inPunjab('tarn-taran'),
  { id: 'chandigarh', state: 'chandigarh', names: say.chandigarh },
] as const satisfies readonly District[]

export type DistrictId = (typeof districts)[number]['id']

function inPunjab<Id extends keyof typeof say>(id: Id) {
  return { id, state: 'punjab', names: say[id] } as const
}

import type { CheckedSource } from '../checked-source.ts'
import type { DistrictId, Names } from './district-names.ts'

/** What to ask for at the counter; the words stand in `words/<language>/places/places.ts`. */
export type AskFor = 'opd' | 'opd_or_deic' | 'development' | 'autism' | 'child_psychiatry' | 'therapy'

/**
 * One place where a family can ask for help. What was not read at the place's own pages or at a page of the government is
 * null, and the card says what to do instead.
 */
export interface Place {
  readonly id: string
  /** Null for a place outside Punjab and Chandigarh. */
  readonly districtId: DistrictId | null
  readonly kind: 'district_hospital' | 'teaching' | 'autism_centre' | 'rehab' | 'national' | 'crc'
  readonly name: Names
  readonly askFor: AskFor
  readonly address: Names | null
  /** As a phone dials it, without spaces. */
  readonly phone: string | null
  readonly hours: Names | null
  /** `ask`: a private place, or nothing is known. */
  readonly cost: 'public' | 'ask'
  readonly ages: Names | null
  readonly map: { readonly query: string }
  /** Its own page. */
  readonly page: string | null
  readonly source: CheckedSource
  /** The early intervention centre of a district hospital: `reported` at work, or `planned`. */
  readonly deic: { readonly status: 'reported' | 'planned'; readonly source: CheckedSource } | null
  /** Who at Ankur rang, and when. */
  readonly called: { readonly on: string; readonly by: string } | null
  /** `reported`: somebody wrote that it is at work. */
  readonly status: 'open' | 'reported' | 'planned'
}

type Unknown = 'address' | 'phone' | 'hours' | 'ages' | 'page' | 'deic' | 'called'
type PlaceFacts = Pick<Place, 'id' | 'districtId' | 'kind' | 'name' | 'askFor' | 'cost' | 'map' | 'source'> & Partial<Place>

const unknown: Pick<Place, Unknown | 'status'> = {
  address: null,
  phone: null,
  hours: null,
  ages: null,
  page: null,
  deic: null,
  called: null,
  status: 'reported',
}

/** A row of what is known. All the rest is null. */
export function toPlace(known: PlaceFacts): Place {
  return { ...unknown, ...known }
}

/** A day on which all rows were read for the first time. */
export const readOn = '2026-11-22'

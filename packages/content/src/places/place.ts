import type { CheckedSource } from '../checked-source.ts'
import type { DistrictId, Names } from './district-names.ts'

/** The department to ask for at the counter; the texts are in `words/<language>/places/places.ts`. */
export type AskFor = 'opd' | 'opd_or_deic' | 'development' | 'autism' | 'child_psychiatry' | 'therapy'

/**
 * A place where a family can ask for help. A fact that is not on the place's own pages or on a government page is
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
  /** In dialling format, without spaces. */
  readonly phone: string | null
  readonly hours: Names | null
  /** `ask`: a private place, or the cost is unknown. */
  readonly cost: 'public' | 'ask'
  readonly ages: Names | null
  readonly map: { readonly query: string }
  /** Its own web page. */
  readonly page: string | null
  readonly source: CheckedSource
  /** The early intervention centre of a district hospital: `reported` as working, or `planned`. */
  readonly deic: { readonly status: 'reported' | 'planned'; readonly source: CheckedSource } | null
  /** Who at Ankur phoned the place, and when. */
  readonly called: { readonly on: string; readonly by: string } | null
  /** `reported`: a published source says that it is open. */
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

/** Creates a row from the known facts. All others are null. */
export function toPlace(known: PlaceFacts): Place {
  return { ...unknown, ...known }
}

/** The day on which all rows were checked for the first time. */
export const readOn = '2026-11-22'

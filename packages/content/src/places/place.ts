import type { DistrictId, Names } from './district-names.ts'

/** The source of a phone number or a place. Such data gets outdated: `npm run check` lists rows not checked recently. */
export interface CheckedSource {
  readonly citation: string
  readonly url: string
  /** As precise as known: `2020-01-08`, `2020-01` or `2020`. Null for a page without a date. */
  readonly publishedOn: string | null
  /** The day on which somebody last checked the source: `2026-11-21`. */
  readonly checkedOn: string
}

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

/** The number of days between two calendar days. */
export function daysSince({ checkedOn }: Pick<CheckedSource, 'checkedOn'>, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(checkedOn)) / 86_400_000)
}

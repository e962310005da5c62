/** The part of the directory that results and reports need: each district and its hospital. `places.ts` has all places. */
import { districtHospitals } from './places/district-hospitals.ts'
import { districts, type Names } from './places/district-names.ts'
import type { Place as Row } from './places/place.ts'

export { districts, type District } from './places/district-names.ts'

/** The hospital of a district, as shown in a plan. */
export interface Place {
  readonly districtId: string | null
  readonly district: Names
  readonly name: Names
  /** What the hospital has: a working early intervention centre, an approved one, or only a children's department. */
  readonly kind: 'deic' | 'deic_planned' | 'hospital'
  readonly source: Row['source']
}

/** The first place to go in a district; null for an unknown or removed id. */
export function hospitalOf(districtId: string | null): Row | null {
  return districtHospitals.find((place) => place.districtId === districtId) ?? null
}

/** The same for a plan; empty for an unknown id. */
export function placesOf(districtId: string): readonly Place[] {
  const district = districts.find(({ id }) => id === districtId)?.names
  const hospital = hospitalOf(districtId)
  if (!hospital || !district) return []
  const { name, deic, source } = hospital
  const kind = deic ? (deic.status === 'reported' ? 'deic' : 'deic_planned') : 'hospital'
  return [{ districtId, district, name, kind, source: deic?.source ?? source }]
}

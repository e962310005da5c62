/** What the result and its papers need of the directory: each district and its hospital. `places.ts` has all of it. */
import { districtHospitals } from './places/district-hospitals.ts'
import { districts, type Names } from './places/district-names.ts'
import type { Place as Row } from './places/place.ts'

export { districts, type District } from './places/district-names.ts'

/** The hospital of a district, as a plan names it. */
export interface Place {
  readonly districtId: string | null
  readonly district: Names
  readonly name: Names
  /** What is there: the early intervention centre at work, approved only, or the children's department alone. */
  readonly kind: 'deic' | 'deic_planned' | 'hospital'
  readonly source: Row['source']
}

/** Where to begin in a district; null for an id that is not listed, or no longer. */
export function hospitalOf(districtId: string | null): Row | null {
  return districtHospitals.find((place) => place.districtId === districtId) ?? null
}

/** The same for a plan; none for an id that is not listed. */
export function placesOf(districtId: string): readonly Place[] {
  const district = districts.find(({ id }) => id === districtId)?.names
  const hospital = hospitalOf(districtId)
  if (!hospital || !district) return []
  const { name, deic, source } = hospital
  const kind = deic ? (deic.status === 'reported' ? 'deic' : 'deic_planned') : 'hospital'
  return [{ districtId, district, name, kind, source: deic?.source ?? source }]
}

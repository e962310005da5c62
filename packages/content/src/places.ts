import { daysSince, type Place } from './places/place.ts'
import { districtHospitals } from './places/district-hospitals.ts'
import { districts, type District } from './places/district-names.ts'
import { otherPlaces } from './places/other-places.ts'

export { districts, type District } from './places/district-names.ts'
export type { Place } from './places/place.ts'

/** Every listed place, the hospital of each district first. */
export const places: readonly Place[] = [...districtHospitals, ...otherPlaces]

/** The places outside a district, and the institute to which districts refer patients. */
export const furtherPlaces: readonly Place[] = otherPlaces.filter(({ kind }) => kind === 'national' || kind === 'crc')

/** The number of days after which the card says that the row may have changed. */
const mayChangeAfterDays = 180
/** The number of days after which the phone number is hidden. */
const phoneForDays = 365

/** Null for an unknown or removed id. */
export function districtOf(id: string | null): District | null {
  return districts.find((district) => district.id === id) ?? null
}

/** The places of a district, its hospital first; empty for an unknown id. */
export function placesOf(districtId: string): readonly Place[] {
  return places.filter((place) => place.districtId === districtId)
}

/** Whether a row is old on a day like `2026-11-21`: by its publication date, or by our last check if it has none. */
export function mayHaveChanged({ source }: Place, today: string): boolean {
  return daysSince({ checkedOn: dayOf(source.publishedOn ?? source.checkedOn) }, today) > mayChangeAfterDays
}

/** The phone number, unless nobody has checked it for a year. */
export function phoneOf({ phone, source }: Place, today: string): string | null {
  return daysSince(source, today) > phoneForDays ? null : phone
}

/** A search on a map site. No map is embedded here, so that no third party learns what a family looks at. */
export function mapAddress({ map }: Pick<Place, 'map'>): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(map.query)}`
}

/** The first day of `2020` or `2020-01`. */
function dayOf(date: string): string {
  return `${date}-01-01`.slice(0, '2020-01-01'.length)
}

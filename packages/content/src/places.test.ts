import { expect, test } from 'vitest'
import { districts, districtOf, mapAddress, mayHaveChanged, phoneOf, places, placesOf } from './places.ts'
import { hospitalOf, placesOf as plannedPlacesOf } from './districts.ts'
import type { Place } from './places/place.ts'

test('Punjab has its 23 districts, Chandigarh stands beside them, and each begins with its hospital', () => {
  expect(districts.filter(({ state }) => state === 'punjab')).toHaveLength(23)
  expect(districts).toHaveLength(24)
  for (const { id } of districts) {
    expect(placesOf(id)[0]).toMatchObject({ kind: 'district_hospital', cost: 'public' })
    expect(hospitalOf(id)).toBe(placesOf(id)[0])
    expect(plannedPlacesOf(id)).toHaveLength(1)
  }
})

test('the ids that phones have kept since the first list still name a district', () => {
  const kept = ['bathinda', 'hoshiarpur', 'ludhiana', 'rupnagar', 'tarn-taran', 'ferozepur', 'gurdaspur', 'patiala']
  for (const id of [...kept, 'sas-nagar', 'chandigarh']) expect(districtOf(id)?.id).toBe(id)
})

test('an id that is listed no more counts as none', () => {
  expect(districtOf('nowhere')).toBeNull()
  expect(hospitalOf('nowhere')).toBeNull()
  expect(hospitalOf(null)).toBeNull()
  expect(placesOf('nowhere')).toEqual([])
  expect(plannedPlacesOf('nowhere')).toEqual([])
})

test('no place is listed twice, and each has its name and its address in three languages', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  for (const { name, address } of places)
    for (const words of [name, address ?? name]) {
      expect(words.hi).not.toBe(words.en)
      expect(words.pa).not.toBe(words.hi)
    }
})

test('a phone is known only from a page of the place itself', () => {
  for (const { phone, page, source } of places.filter((place) => place.phone !== null)) {
    expect(phone).toMatch(/^0\d{10}$/)
    expect(source.url).toBe(page)
  }
})

test('a centre that was only approved is not sent to', () => {
  const planned = places.filter(({ deic }) => deic?.status === 'planned')
  expect(planned.map(({ districtId }) => districtId)).toEqual(['ferozepur', 'gurdaspur', 'patiala'])
  for (const { askFor } of planned) expect(askFor).toBe('opd')
})

test('an old row says so after half a year, and loses its phone after a year', () => {
  const [row] = places.filter(({ phone }) => phone !== null) as [Place]
  const looked = { ...row, source: { ...row.source, publishedOn: null, checkedOn: '2026-01-01' } }
  expect(mayHaveChanged(looked, '2026-06-30')).toBe(false)
  expect(mayHaveChanged(looked, '2026-07-01')).toBe(true)
  expect(phoneOf(looked, '2027-01-01')).toBe(row.phone)
  expect(phoneOf(looked, '2027-01-02')).toBeNull()
  const written = { ...row, source: { ...row.source, publishedOn: '2020', checkedOn: '2026-01-01' } }
  expect(mayHaveChanged(written, '2026-01-02')).toBe(true)
})

test('a map is a search on a site of its own', () => {
  expect(mapAddress({ map: { query: 'Civil Hospital, Moga' } })).toBe(
    'https://www.openstreetmap.org/search?query=Civil%20Hospital%2C%20Moga',
  )
})

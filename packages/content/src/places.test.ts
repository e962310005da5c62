import { districts, districtOf, mapAddress, mayHaveChanged, phoneOf, places, placesOf } from './places.ts'
import { hospitalOf, placesOf as plannedPlacesOf } from './districts.ts'
import type { Place } from './places/place.ts'
import { expect, test } from 'vitest'
import { ambulance, helplines } from './helplines.ts'
import { footerHelplines } from './site.ts'

test('the directory has the 23 districts of Punjab and Chandigarh, each beginning with its hospital', () => {
  expect(districts.filter(({ state }) => state === 'punjab')).toHaveLength(23)
  expect(districts).toHaveLength(24)
  for (const { id } of districts) {
    expect(placesOf(id)[0]).toMatchObject({ kind: 'district_hospital', cost: 'public' })
    expect(hospitalOf(id)).toBe(placesOf(id)[0])
    expect(plannedPlacesOf(id)).toHaveLength(1)
  }
})

test('district ids stored by phones since the first list are still valid', () => {
  const kept = ['bathinda', 'hoshiarpur', 'ludhiana', 'rupnagar', 'tarn-taran', 'ferozepur', 'gurdaspur', 'patiala']
  for (const id of [...kept, 'sas-nagar', 'chandigarh']) expect(districtOf(id)?.id).toBe(id)
})

test('a removed id is treated as no district', () => {
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

test('a phone number is listed only if the place’s own page has it', () => {
  for (const { phone, page, source } of places.filter((place) => place.phone !== null)) {
    expect(phone).toMatch(/^0\d{10}$/)
    expect(source.url).toBe(page)
  }
})

test('a centre that was only approved is not recommended', () => {
  const planned = places.filter(({ deic }) => deic?.status === 'planned')
  expect(planned.map(({ districtId }) => districtId)).toEqual(['ferozepur', 'gurdaspur', 'patiala'])
  for (const { askFor } of planned) expect(askFor).toBe('opd')
})

test('a row is marked as old after half a year, and its phone number is hidden after a year', () => {
  const [row] = places.filter(({ phone }) => phone !== null) as [Place]
  const looked = { ...row, source: { ...row.source, publishedOn: null, checkedOn: '2026-01-01' } }
  expect(mayHaveChanged(looked, '2026-06-30')).toBe(false)
  expect(mayHaveChanged(looked, '2026-07-01')).toBe(true)
  expect(phoneOf(looked, '2027-01-01')).toBe(row.phone)
  expect(phoneOf(looked, '2027-01-02')).toBeNull()
  const written = { ...row, source: { ...row.source, publishedOn: '2020', checkedOn: '2026-01-01' } }
  expect(mayHaveChanged(written, '2026-01-02')).toBe(true)
})

test('a map link is a search on an external map site', () => {
  expect(mapAddress({ map: { query: 'Civil Hospital, Moga' } })).toBe(
    'https://www.openstreetmap.org/search?query=Civil%20Hospital%2C%20Moga',
  )
})

test('every number of the footer is on the help page, with its source', () => {
  const numbers = helplines.map(({ number }) => number)
  for (const { number } of footerHelplines) expect(numbers).toContain(number)
})

test('108 calls an ambulance besides 112, according to a government page', () => {
  expect(helplines.map(({ number }) => number)).toContain('112')
  expect(ambulance.number).toBe('108')
  expect(new URL(ambulance.source.url).hostname).toMatch(/\.gov\.in$/)
})

test('every number and place has its source and the day of the last check', () => {
  for (const { source } of [...helplines, ...places]) {
    expect(source.citation).not.toBe('')
    expect(source.url).toMatch(/^https?:\/\//)
    if (source.publishedOn !== null) expect(source.publishedOn).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect((source.publishedOn ?? '') <= source.checkedOn).toBe(true)
  }
})

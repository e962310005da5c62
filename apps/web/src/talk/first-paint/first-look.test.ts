import { boardSizes, rowsOf } from '@ankur/talk'
import { expect, test } from 'vitest'
import { standardLook } from '@ankur/talk/boards-here'
import { drawnLook, firstLook } from './first-look.ts'

const phone = standardLook(360, 616)
const inPage = { words: rowsOf(60, 'tall').flat(), languages: ['en', 'hi', 'pa'] }

function lookOf(board?: object) {
  return firstLook(board && { boards: [{ id: 'first', ...board }], current: 'first' }, phone, 'hi', inPage)
}

test('the drawn board is that of a first visit on an upright phone', () => {
  expect(phone).toEqual(drawnLook)
  expect(lookOf().way).toBe('as-drawn')
  expect(firstLook(null, standardLook(740, 360), 'hi', inPage)).toMatchObject({ way: 'fitted', size: 20, orientation: 'wide' })
  expect(firstLook(null, standardLook(1280, 800), 'hi', inPage)).toMatchObject({ way: 'fitted', size: 60, orientation: 'wide' })
})

test('a kept board is drawn as it is where only words in folders are the family’s own', () => {
  expect(lookOf({ own: [{ id: 'own-1' }], settings: { size: 20 } }).way).toBe('as-drawn')
  expect(lookOf({ settings: { second: 'hi' } }).way).toBe('as-drawn')
})

test('a board whose words are all drawn is fitted: other places, hidden words, another look', () => {
  for (const size of boardSizes)
    for (const orientation of ['tall', 'wide'] as const) {
      const { way, rows } = lookOf({ settings: { size, orientation } })
      expect(rows).toEqual(rowsOf(size, orientation))
      expect(way).toBe(size === 20 && orientation === 'tall' ? 'as-drawn' : 'fitted')
    }
  const { way, rows } = lookOf({ hidden: ['open', 'when'] })
  expect([way, rows[0]]).toEqual(['fitted', ['want', 'give', null, 'help']])
  expect(lookOf({ settings: { colors: false } })).toMatchObject({ way: 'fitted', isPlain: true })
  expect(lookOf({ settings: { wordAbove: true } })).toMatchObject({ way: 'fitted', wordAbove: true })
})

test('a second language of the page is drawn below the first', () => {
  expect(lookOf({ settings: { second: 'en' } })).toMatchObject({ way: 'fitted', second: 'en' })
  expect(lookOf({ settings: { second: 'hi' } })).toMatchObject({ way: 'as-drawn', second: null })
})

test('words of the family’s own, and whatever is not in the page, wait for the app', () => {
  for (const settings of [{ size: 7 }, { orientation: 'round' }, { second: 'ta' }])
    expect(lookOf({ settings }).way, JSON.stringify(settings)).toBe('by-app')
  expect(lookOf({ changed: { want: { photo: 'photo-1' } } }).way).toBe('by-app')
  expect(lookOf({ changed: { yes: { photo: 'photo-1' } }, settings: { size: 4 } }).way).toBe('fitted')
  expect(lookOf({ favourites: [{ id: 'roti', place: 0 }], settings: { size: 9 } }).way).toBe('by-app')
})

test('of several boards the one in use counts, and whatever else is stored is no board', () => {
  const boards = [{ id: 'first' }, { id: 'b', settings: { size: 9 } }]
  expect(firstLook({ boards, current: 'b' }, phone, 'en', inPage)).toMatchObject({ way: 'fitted', size: 9 })
  for (const stored of ['x', 1, [], { boards: 'x' }, { boards: [null] }])
    expect(['as-drawn', 'by-app']).toContain(firstLook(stored, phone, 'en', inPage).way)
})

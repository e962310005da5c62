import { rowsOf } from '@ankur/talk'
import { expect, test } from 'vitest'
import { drawnLook, firstLook, standardLook } from './first-look.ts'

const words = rowsOf(drawnLook.size, drawnLook.orientation).flat()
const phone = standardLook(360, 616)

function lookOf(board?: object) {
  return firstLook(board && { boards: [{ id: 'first', ...board }], current: 'first' }, phone, 'hi', words)
}

test('the drawn board is that of a first visit on an upright phone', () => {
  expect(phone).toEqual(drawnLook)
  expect(lookOf().way).toBe('as-drawn')
  expect(firstLook(null, standardLook(740, 360), 'hi', words)).toMatchObject({ way: 'by-app', size: 20, orientation: 'wide' })
  expect(firstLook(null, standardLook(1280, 800), 'hi', words)).toMatchObject({ way: 'by-app', size: 60, orientation: 'wide' })
})

test('a kept board is drawn as it is where only words in folders are the family’s own, or cells are hidden', () => {
  expect(lookOf({ own: [{ id: 'own-1' }], settings: { size: 20 } }).way).toBe('as-drawn')
  expect(lookOf({ settings: { second: 'hi' } }).way).toBe('as-drawn')
  expect(lookOf({ hidden: ['open', 'when'] })).toMatchObject({ way: 'fitted', hidden: ['open'] })
  expect(lookOf({ settings: { colors: false } })).toMatchObject({ way: 'fitted', isPlain: true })
})

test('other words, other places and a second language wait for the app', () => {
  for (const settings of [{ size: 4 }, { size: 60 }, { orientation: 'wide' }, { second: 'en' }, { wordAbove: true }])
    expect(lookOf({ settings }).way, JSON.stringify(settings)).toBe('by-app')
  expect(lookOf({ changed: { want: { photo: 'photo-1' } } }).way).toBe('by-app')
})

test('of several boards the one in use counts, and whatever else is stored is no board', () => {
  const boards = [{ id: 'first' }, { id: 'b', settings: { size: 9 } }]
  expect(firstLook({ boards, current: 'b' }, phone, 'en', words)).toMatchObject({ way: 'by-app', size: 9 })
  for (const stored of ['x', 1, [], { boards: 'x' }, { boards: [null] }])
    expect(['as-drawn', 'by-app']).toContain(firstLook(stored, phone, 'en', words).way)
})

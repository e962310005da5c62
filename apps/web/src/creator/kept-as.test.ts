import { expect, test } from 'vitest'
import { newKeptAs, parseKeptAs } from './kept-as.ts'

test('what was kept comes back, and a game of an older page gets a number of its own', () => {
  const account = { userId: 'u', id: 'g', version: 3, hasChanges: false, withoutFiles: false }
  const kept = { ...newKeptAs('Cat says hello'), account }
  expect(parseKeptAs(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(parseKeptAs(undefined)).toMatchObject({ name: '', account: null })
  expect(parseKeptAs(undefined).id).not.toBe(parseKeptAs(undefined).id)
})

test('a damaged place in the account counts as none, so that nothing is written over there', () => {
  for (const account of [7, {}, { userId: 'u', id: 'g' }, { userId: 'u', id: 4, version: 1 }])
    expect(parseKeptAs({ ...newKeptAs('n'), account })).toMatchObject({ name: 'n', account: null })
})

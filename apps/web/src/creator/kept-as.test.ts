import { expect, test } from 'vitest'
import { newKeptAs, parseKeptAs } from './kept-as.ts'

test('stored content is restored, and a game from an older version gets its own id', () => {
  const account = { userId: 'u', id: 'g', version: 3, hasChanges: false, withoutFiles: false }
  const kept = { ...newKeptAs('Cat says hello'), account }
  expect(parseKeptAs(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(parseKeptAs(undefined)).toMatchObject({ name: '', account: null })
  expect(parseKeptAs(undefined).id).not.toBe(parseKeptAs(undefined).id)
})

test('a damaged place in the account counts as none, so that nothing is overwritten there', () => {
  for (const account of [7, {}, { userId: 'u', id: 'g' }, { userId: 'u', id: 4, version: 1 }])
    expect(parseKeptAs({ ...newKeptAs('n'), account })).toMatchObject({ name: 'n', account: null })
})

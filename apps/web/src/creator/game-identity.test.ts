import { expect, test } from 'vitest'
import { newGameIdentity, parseGameIdentity } from './game-identity.ts'

test('stored content is restored, and a game from an older version gets its own id', () => {
  const account = { userId: 'u', id: 'g', version: 3, hasChanges: false, withoutFiles: false }
  const kept = { ...newGameIdentity('Cat says hello'), account }
  expect(parseGameIdentity(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(parseGameIdentity(undefined)).toMatchObject({ name: '', account: null })
  expect(parseGameIdentity(undefined).id).not.toBe(parseGameIdentity(undefined).id)
})

test('a damaged place in the account counts as none, so that nothing is overwritten there', () => {
  for (const account of [7, {}, { userId: 'u', id: 'g' }, { userId: 'u', id: 4, version: 1 }])
    expect(parseGameIdentity({ ...newGameIdentity('n'), account })).toMatchObject({ name: 'n', account: null })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInFamily, signUpFamily } from '../screening/test-family.ts'
import { postGame, addGame, startFamily, gamesOf, gameWith, openGame } from './test-games.ts'

test('when two devices change one game, the second gets a conflict with the stored version, and nothing is lost', async () => {
  await using at = await startFamily()
  const tablet = await signInFamily(at.app, 'asha@example.org')
  const { id } = await addGame(at.asha)
  at.platform.clock.advance(1000)
  const first = await at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('phone'), version: 1 })
  expect(first.json()).toMatchObject({ id, version: 2, savedAt: '2026-11-21T09:00:01.000Z' })

  const second = await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet'), version: 1 })
  expect(second.statusCode).toBe(409)
  const current = await openGame(at.asha, id)
  expect(second.json()).toMatchObject({ error: { code: 'project_conflict', current } })
  expect(current).toMatchObject({ version: 2, data: gameWith('phone') })
  expect((await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet'), version: 9 })).statusCode).toBe(409)

  // The family can store the other version as a new game, or choose one.
  await addGame(tablet, { name: 'Cat 2', data: gameWith('tablet') })
  const decided = await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet'), version: 2 })
  expect(decided.json()).toMatchObject({ version: 3 })
  const whatever = await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet again') })
  expect(whatever.json()).toMatchObject({ version: 4 })
  expect(await gamesOf(at.asha)).toHaveLength(2)
})

test('a save repeated after a lost response is not a conflict', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha)
  const save = { name: 'Cat', data: gameWith('lives'), version: 1 }
  const once = await at.asha.put(`/api/projects/${id}`, save)
  at.platform.clock.advance(1000)
  const again = await at.asha.put(`/api/projects/${id}`, save)
  expect([again.statusCode, again.json()]).toEqual([200, once.json()])
  expect((await at.asha.put(`/api/projects/${id}`, { ...save, name: 'Dog' })).statusCode).toBe(409)
})

test('a first save that is repeated, also concurrently, creates one game', async () => {
  await using at = await startFamily()
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  const save = { name: 'Cat', data: gameWith('score'), requestId: randomUUID() }
  const both = await Promise.all([addGame(at.asha, save), addGame(at.asha, save)])
  expect(both[0]).toEqual(both[1])
  expect(await addGame(at.asha, save)).toEqual(both[0])
  expect(await gamesOf(at.asha)).toHaveLength(1)
  expect((await addGame(ravi, save)).id).not.toBe(both[0]?.id)
  expect((await postGame(at.asha, { ...save, requestId: 'x' })).json()).toMatchObject({ error: { fields: ['requestId'] } })
})

test('of two concurrent saves one succeeds and the other gets a conflict', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha)
  for (let version = 1; version < 6; version += 1) {
    const words = ['phone', 'tablet', 'school']
    const answers = await Promise.all(
      words.map((word) => at.asha.put(`/api/projects/${id}`, { name: word, data: gameWith(word), version })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  }
})

import { maxProjectBytes, maxProjects } from '@ankur/blocks/project-contract'
import { expect, test } from 'vitest'
import { signUpFamily } from '../screening/test-family.ts'
import { postGame, addGame, startFamily, gameOf, gamesOf, gameWith, openGame } from './test-games.ts'

test('a game that is too big is refused with advice, and the stored version stays', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha)
  expect((await postGame(at.asha, { name: 'Big', data: gameOf(510 * 1024) })).statusCode).toBe(201)
  for (const bytes of [530 * 1024, 900 * 1024, 1200 * 1024]) {
    const payload = { name: 'Too big', data: gameOf(bytes) }
    for (const answer of [await postGame(at.asha, payload), await at.asha.put(`/api/projects/${id}`, payload)]) {
      expect(answer.statusCode, `${bytes}`).toBe(413)
      expect(answer.json().error).toEqual({
        code: 'project_too_large',
        message: 'This game is too big for your account. Export it as a file.',
        mostBytes: 524_288,
      })
    }
  }
  expect((await gamesOf(at.asha)).map(({ name }) => name).toSorted()).toEqual(['Big', 'Cat'])
})

test('an account has a maximum number of games, also with concurrent requests', async () => {
  await using at = await startFamily()
  const answers = await Promise.all(Array.from({ length: maxProjects + 5 }, () => postGame(at.asha)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxProjects)
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused[0]?.json()).toMatchObject({
    error: { code: 'too_many_projects', most: maxProjects, mostBytes: maxProjectBytes },
  })

  const [first] = await gamesOf(at.asha)
  const save = await at.asha.put(`/api/projects/${first?.id}`, { name: 'Cat', data: gameWith('still saved'), version: 1 })
  expect(save.statusCode).toBe(200)
  await at.asha.delete(`/api/projects/${first?.id}`)
  expect((await postGame(at.asha)).statusCode).toBe(201)
})

test('the total size of an account’s games is limited, also when saving changes', async () => {
  await using at = await startFamily()
  const big = gameOf(510 * 1024)
  const small = await addGame(at.asha)
  const fitting = Math.floor(maxProjectBytes / (510 * 1024))
  for (let count = 0; count < fitting; count += 1) await addGame(at.asha, { name: `Big ${count}`, data: big })
  expect((await postGame(at.asha, { name: 'One more', data: big })).json()).toMatchObject({
    error: { code: 'too_many_projects' },
  })
  const grown = await at.asha.put(`/api/projects/${small.id}`, { name: 'Cat', data: big, version: 1 })
  expect(grown.json()).toMatchObject({ error: { code: 'too_many_projects' } })
  expect((await at.asha.put(`/api/projects/${small.id}`, { name: 'Cat', data: gameWith('x'), version: 1 })).statusCode).toBe(200)
  // A full account can still be exported and counted.
  const file = (await at.asha.get('/api/account/export')).json()
  expect(file.games).toHaveLength(fitting + 1)
  expect((await at.asha.get('/api/account')).json()).toMatchObject({ kept: { games: fitting + 1 } })
}, 60_000)

test('of 1,000 saves in a minute 30 are stored, the others get Retry-After, and other families are not delayed', async () => {
  await using at = await startFamily({ RATE_LIMITS: 'on' })
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  const { id } = await addGame(at.asha)
  const statuses: number[] = []
  for (let batch = 0; batch < 20; batch += 1) {
    const saves = Array.from({ length: 50 }, () => at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('score') }))
    for (const answer of await Promise.all(saves)) {
      statuses.push(answer.statusCode)
      if (answer.statusCode === 429) expect(answer.headers['retry-after']).toBe('60')
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(29)
  expect(statuses.filter((status) => status === 429)).toHaveLength(971)
  expect(await openGame(at.asha, id)).toMatchObject({ version: 30 })
  expect((await postGame(ravi)).statusCode).toBe(201)
  at.platform.clock.advance(60_000)
  expect((await at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('score'), version: 30 })).statusCode).toBe(200)
}, 60_000)

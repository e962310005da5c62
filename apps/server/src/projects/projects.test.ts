import { randomUUID } from 'node:crypto'
import type { ListedProject, ProjectList } from '@ankur/blocks/project-contract'
import { expect, test } from 'vitest'
import { signInFamily, signUpFamily } from '../screening/test-family.ts'
import { postGame, addGame, startFamily, gamesOf, gameWith, openGame } from './test-games.ts'

test('a game is stored unchanged in the account and can be loaded on another device', async () => {
  await using at = await startFamily()
  const data = gameWith('ਅੰਕ \u0000 \ud800 "quoted"')
  const answer = await postGame(at.asha, { name: '  Cat   says hello ', data })
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['cache-control']).toBe('no-store')
  const made = answer.json<ListedProject>()
  const times = { createdAt: '2026-11-21T09:00:00.000Z', savedAt: '2026-11-21T09:00:00.000Z' }
  expect(made).toEqual({ id: made.id, name: 'Cat says hello', version: 1, ...times, sharedUntil: null })

  const tablet = await signInFamily(at.app, 'asha@example.org')
  expect(await openGame(tablet, made.id)).toEqual({ ...made, data })
  expect(await gamesOf(tablet)).toEqual([made])
})

test('games are listed by last save, newest first, in pages and without their content', async () => {
  await using at = await startFamily()
  const names = ['Cat', 'Dog', 'Cow', 'Hen', 'Owl']
  const ids = new Map<string, string>()
  for (const name of names) {
    ids.set(name, (await addGame(at.asha, { name, data: gameWith('score') })).id)
    at.platform.clock.advance(1000)
  }
  await at.asha.put(`/api/projects/${ids.get('Cat')}`, { name: 'Cat', data: gameWith('lives') })

  const seen: ListedProject[] = []
  for (let after = ''; ;) {
    const page = (await at.asha.get(`/api/projects?limit=2${after}`)).json<ProjectList>()
    seen.push(...page.items)
    if (page.next === null) break
    after = `&after=${page.next}`
  }
  expect(seen.map(({ name }) => name)).toEqual(['Cat', 'Owl', 'Hen', 'Cow', 'Dog'])
  expect(seen.every((each) => !('data' in each))).toBe(true)
  expect((await at.asha.get('/api/projects?after=x')).json()).toMatchObject({
    error: { code: 'invalid_input', fields: ['after'] },
  })
})

test('a deleted game gets 404, also for a device that still has it', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha)
  expect((await at.asha.delete(`/api/projects/${id}`)).statusCode).toBe(204)
  expect(await gamesOf(at.asha)).toEqual([])
  expect((await at.asha.get(`/api/projects/${id}`)).statusCode).toBe(404)
  expect((await at.asha.delete(`/api/projects/${id}`)).statusCode).toBe(404)
  const late = await at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('score'), version: 1 })
  expect(late.json()).toMatchObject({ error: { code: 'not_found' } })
})

test('nobody can see, change, delete or share the game of another family', async () => {
  await using at = await startFamily()
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  const { id } = await addGame(at.asha)
  for (const other of [id, randomUUID(), 'x', `${id}'`]) {
    const url = `/api/projects/${encodeURIComponent(other)}`
    expect((await ravi.get(url)).statusCode).toBe(404)
    expect((await ravi.put(url, { name: 'Mine', data: gameWith('mine') })).statusCode).toBe(404)
    expect((await ravi.delete(url)).statusCode).toBe(404)
    expect((await ravi.send({ method: 'POST', url: `${url}/share` })).statusCode).toBe(404)
    expect((await ravi.delete(`${url}/share`)).statusCode).toBe(404)
  }
  expect(await gamesOf(ravi)).toEqual([])
  expect(await openGame(at.asha, id)).toMatchObject({ name: 'Cat', version: 1, sharedUntil: null, data: gameWith('score') })
  for (const [method, url] of [
    ['GET', '/api/projects'],
    ['POST', '/api/projects'],
    ['GET', `/api/projects/${id}`],
    ['PUT', `/api/projects/${id}`],
    ['DELETE', `/api/projects/${id}`],
    ['POST', `/api/projects/${id}/share`],
    ['DELETE', `/api/projects/${id}/share`],
  ] as const) {
    expect((await at.app.inject({ method, url })).json(), `${method} ${url}`).toMatchObject({ error: { code: 'no_session' } })
  }
})

test('the API description contains every endpoint of the games', async () => {
  await using at = await startFamily()
  const { paths } = (await at.app.inject('/api/openapi.json')).json()
  const endpoints = Object.entries<object>(paths).filter(([path]) => /projects|play/.test(path))
  expect(Object.fromEntries(endpoints.map(([path, methods]) => [path, Object.keys(methods).toSorted()]))).toEqual({
    '/api/projects': ['get', 'post'],
    '/api/projects/{id}': ['delete', 'get', 'put'],
    '/api/projects/{id}/drawings': ['get'],
    '/api/projects/{id}/drawings/{name}': ['get', 'put'],
    '/api/projects/{id}/share': ['delete', 'post'],
    // The play records of children have the same path prefix.
    '/api/play': ['get', 'post'],
    '/api/play/{childId}': ['delete', 'put'],
    '/api/play/drawing': ['post'],
  })
})

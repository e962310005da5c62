import { randomUUID } from 'node:crypto'
import { addVariable } from '@ankur/blocks/edit-names'
import { newProject } from '@ankur/blocks/new-project'
import type { Project } from '@ankur/blocks/project'
import {
  type ListedProject,
  mostProjectBytes,
  mostProjects,
  type ProjectList,
  type SavedProject,
} from '@ankur/blocks/project-contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, signedIn, signedUp } from '../screening/test-family.ts'

const now = '2026-11-21T09:00:00Z'

async function family(env: Record<string, string> = {}) {
  const platform = await testPlatform({ now, env })
  const app = createApp(platform)
  const asha = await signedUp(app, 'asha@example.org')
  return { platform, app, asha, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

const dataOf = (project: Project) => ({ ankur: 1, project })

/** A game that knows this word, so that one is told from another. */
const gameWith = (word: string) => dataOf(addVariable(newProject(), word))

/** A game of about so many bytes. */
function gameOf(bytes: number) {
  const project = newProject()
  const list = { id: 'l', name: 'list', items: Array.from({ length: Math.floor(bytes / 1003) }, () => 'a'.repeat(1000)) }
  return dataOf({ ...project, stage: { ...project.stage, lists: [list] } })
}

function add(who: Family, payload: object = { name: 'Cat', data: gameWith('score') }) {
  return who.send({ method: 'POST', url: '/api/projects', payload })
}

async function added(who: Family, payload?: object): Promise<ListedProject> {
  const answer = await add(who, payload)
  expect(answer.statusCode).toBe(201)
  return answer.json<ListedProject>()
}

async function gamesOf(who: Family) {
  return (await who.get('/api/projects')).json<ProjectList>().items
}

async function opened(who: Family, id: string) {
  return (await who.get(`/api/projects/${id}`)).json<SavedProject>()
}

test('a game is kept in the account as it was built, and found on another device', async () => {
  await using at = await family()
  const data = gameWith('ਅੰਕ \u0000 \ud800 "quoted"')
  const answer = await add(at.asha, { name: '  Cat   says hello ', data })
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['cache-control']).toBe('no-store')
  const made = answer.json<ListedProject>()
  const times = { createdAt: '2026-11-21T09:00:00.000Z', savedAt: '2026-11-21T09:00:00.000Z' }
  expect(made).toEqual({ id: made.id, name: 'Cat says hello', version: 1, ...times, sharedUntil: null })

  const tablet = await signedIn(at.app, 'asha@example.org')
  expect(await opened(tablet, made.id)).toEqual({ ...made, data })
  expect(await gamesOf(tablet)).toEqual([made])
})

test('games are listed by their last save, the newest first, page by page and without their content', async () => {
  await using at = await family()
  const names = ['Cat', 'Dog', 'Cow', 'Hen', 'Owl']
  const ids = new Map<string, string>()
  for (const name of names) {
    ids.set(name, (await added(at.asha, { name, data: gameWith('score') })).id)
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

test('two devices change one game: the second is told, gets what is there, and nothing is lost', async () => {
  await using at = await family()
  const tablet = await signedIn(at.app, 'asha@example.org')
  const { id } = await added(at.asha)
  at.platform.clock.advance(1000)
  const first = await at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('phone'), version: 1 })
  expect(first.json()).toMatchObject({ id, version: 2, savedAt: '2026-11-21T09:00:01.000Z' })

  const second = await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet'), version: 1 })
  expect(second.statusCode).toBe(409)
  const current = await opened(at.asha, id)
  expect(second.json()).toMatchObject({ error: { code: 'project_conflict', current } })
  expect(current).toMatchObject({ version: 2, data: gameWith('phone') })
  expect((await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet'), version: 9 })).statusCode).toBe(409)

  // Both are kept: one as a game of its own. Or the family decides for one.
  await added(tablet, { name: 'Cat 2', data: gameWith('tablet') })
  const decided = await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet'), version: 2 })
  expect(decided.json()).toMatchObject({ version: 3 })
  const whatever = await tablet.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('tablet again') })
  expect(whatever.json()).toMatchObject({ version: 4 })
  expect(await gamesOf(at.asha)).toHaveLength(2)
})

test('a save that is sent again because its answer was lost is no conflict', async () => {
  await using at = await family()
  const { id } = await added(at.asha)
  const save = { name: 'Cat', data: gameWith('lives'), version: 1 }
  const once = await at.asha.put(`/api/projects/${id}`, save)
  at.platform.clock.advance(1000)
  const again = await at.asha.put(`/api/projects/${id}`, save)
  expect([again.statusCode, again.json()]).toEqual([200, once.json()])
  expect((await at.asha.put(`/api/projects/${id}`, { ...save, name: 'Dog' })).statusCode).toBe(409)
})

test('a first save that is sent again, or twice at once, makes one game', async () => {
  await using at = await family()
  const ravi = await signedUp(at.app, 'ravi@example.org')
  const save = { name: 'Cat', data: gameWith('score'), requestId: randomUUID() }
  const both = await Promise.all([added(at.asha, save), added(at.asha, save)])
  expect(both[0]).toEqual(both[1])
  expect(await added(at.asha, save)).toEqual(both[0])
  expect(await gamesOf(at.asha)).toHaveLength(1)
  expect((await added(ravi, save)).id).not.toBe(both[0]?.id)
  expect((await add(at.asha, { ...save, requestId: 'x' })).json()).toMatchObject({ error: { fields: ['requestId'] } })
})

test('of two saves at the same moment one wins and the other is told', async () => {
  await using at = await family()
  const { id } = await added(at.asha)
  for (let version = 1; version < 6; version += 1) {
    const words = ['phone', 'tablet', 'school']
    const answers = await Promise.all(
      words.map((word) => at.asha.put(`/api/projects/${id}`, { name: word, data: gameWith(word), version })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  }
})

test('a deleted game is gone, and a device that still has it is told', async () => {
  await using at = await family()
  const { id } = await added(at.asha)
  expect((await at.asha.delete(`/api/projects/${id}`)).statusCode).toBe(204)
  expect(await gamesOf(at.asha)).toEqual([])
  expect((await at.asha.get(`/api/projects/${id}`)).statusCode).toBe(404)
  expect((await at.asha.delete(`/api/projects/${id}`)).statusCode).toBe(404)
  const late = await at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('score'), version: 1 })
  expect(late.json()).toMatchObject({ error: { code: 'not_found' } })
})

test('nobody sees, changes, deletes or shares the game of another family', async () => {
  await using at = await family()
  const ravi = await signedUp(at.app, 'ravi@example.org')
  const { id } = await added(at.asha)
  for (const other of [id, randomUUID(), 'x', `${id}'`]) {
    const url = `/api/projects/${encodeURIComponent(other)}`
    expect((await ravi.get(url)).statusCode).toBe(404)
    expect((await ravi.put(url, { name: 'Mine', data: gameWith('mine') })).statusCode).toBe(404)
    expect((await ravi.delete(url)).statusCode).toBe(404)
    expect((await ravi.send({ method: 'POST', url: `${url}/share` })).statusCode).toBe(404)
    expect((await ravi.delete(`${url}/share`)).statusCode).toBe(404)
  }
  expect(await gamesOf(ravi)).toEqual([])
  expect(await opened(at.asha, id)).toMatchObject({ name: 'Cat', version: 1, sharedUntil: null, data: gameWith('score') })
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

test('a game that is too big is refused with what to do, and the one that is kept stays', async () => {
  await using at = await family()
  const { id } = await added(at.asha)
  expect((await add(at.asha, { name: 'Big', data: gameOf(510 * 1024) })).statusCode).toBe(201)
  for (const bytes of [530 * 1024, 900 * 1024, 1200 * 1024]) {
    const payload = { name: 'Too big', data: gameOf(bytes) }
    for (const answer of [await add(at.asha, payload), await at.asha.put(`/api/projects/${id}`, payload)]) {
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

test('a game from a newer page and a damaged one are told apart, and neither is kept', async () => {
  await using at = await family()
  const { id } = await added(at.asha)
  const { stage, ...half } = newProject()
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const post = (data: string) => ({ headers: { 'content-type': 'application/json' }, payload: `{"name":"Cat","data":${data}}` })
  for (const [data, code, problems] of [
    ['{"ankur":2,"project":{"worlds":[]}}', 'project_newer', undefined],
    [JSON.stringify({ ankur: 1, project: half }), 'project_damaged', ['wrong_shape']],
    [JSON.stringify({ ankur: 1, project: { ...half, stage, nextId: 1, name: 'Guddu' } }), 'project_damaged', ['wrong_number']],
    [JSON.stringify({ ankur: '1', project: newProject() }), 'project_damaged', []],
    ['"a text"', 'project_damaged', []],
    ['null', 'project_damaged', []],
    [`{"ankur":1,"project":${deep}}`, 'project_damaged', ['too_deep']],
  ] as const) {
    for (const target of [
      { method: 'POST', url: '/api/projects' },
      { method: 'PUT', url: `/api/projects/${id}` },
    ] as const) {
      const answer = await at.asha.send({ ...target, ...post(data) })
      expect(answer.statusCode, data.slice(0, 60)).toBe(422)
      expect(answer.json().error, data.slice(0, 60)).toEqual({
        code,
        message: expect.stringContaining('not saved to your account'),
        ...(problems && { problems }),
      })
    }
  }
  expect(await gamesOf(at.asha)).toMatchObject([{ id, version: 1 }])
})

test('what is no part of a game is not kept with it', async () => {
  await using at = await family()
  const { project } = gameWith('score')
  const { id } = await added(at.asha, { name: 'Cat', data: { ankur: 1, diary: 'x', project: { ...project, diary: 'x' } } })
  expect((await opened(at.asha, id)).data).toEqual(gameWith('score'))
})

test('a name is at least one letter, at most a line', async () => {
  await using at = await family()
  for (const name of ['', '   ', 'x'.repeat(101), 'a\u0000b', 7, null, undefined]) {
    const answer = await add(at.asha, { name, data: gameWith('score') })
    expect([answer.statusCode, answer.json().error], JSON.stringify(name)).toMatchObject([
      422,
      { code: 'invalid_input', fields: ['name'] },
    ])
  }
  for (const version of [0, 1.5, '1', 9e99]) {
    const answer = await at.asha.put(`/api/projects/${randomUUID()}`, { name: 'Cat', data: gameWith('score'), version })
    expect(answer.json(), `${version}`).toMatchObject({ error: { code: 'invalid_input', fields: ['version'] } })
  }
  expect(await gamesOf(at.asha)).toEqual([])
})

test('an account holds so many games and no more, also when they come all at once', async () => {
  await using at = await family()
  const answers = await Promise.all(Array.from({ length: mostProjects + 5 }, () => add(at.asha)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostProjects)
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused[0]?.json()).toMatchObject({
    error: { code: 'too_many_projects', most: mostProjects, mostBytes: mostProjectBytes },
  })

  const [first] = await gamesOf(at.asha)
  const save = await at.asha.put(`/api/projects/${first?.id}`, { name: 'Cat', data: gameWith('still saved'), version: 1 })
  expect(save.statusCode).toBe(200)
  await at.asha.delete(`/api/projects/${first?.id}`)
  expect((await add(at.asha)).statusCode).toBe(201)
})

test('all games of an account together have a size, and saving counts as well', async () => {
  await using at = await family()
  const big = gameOf(510 * 1024)
  const small = await added(at.asha)
  const fitting = Math.floor(mostProjectBytes / (510 * 1024))
  for (let count = 0; count < fitting; count += 1) await added(at.asha, { name: `Big ${count}`, data: big })
  expect((await add(at.asha, { name: 'One more', data: big })).json()).toMatchObject({ error: { code: 'too_many_projects' } })
  const grown = await at.asha.put(`/api/projects/${small.id}`, { name: 'Cat', data: big, version: 1 })
  expect(grown.json()).toMatchObject({ error: { code: 'too_many_projects' } })
  expect((await at.asha.put(`/api/projects/${small.id}`, { name: 'Cat', data: gameWith('x'), version: 1 })).statusCode).toBe(200)
  // What fills an account can be taken along, and counted, at once.
  const file = (await at.asha.get('/api/account/export')).json()
  expect(file.games).toHaveLength(fitting + 1)
  expect((await at.asha.get('/api/account')).json()).toMatchObject({ kept: { games: fitting + 1 } })
}, 60_000)

test('of 1,000 saves in a minute 30 are stored, the others are told when to come back, and nobody else waits', async () => {
  await using at = await family({ RATE_LIMITS: 'on' })
  const ravi = await signedUp(at.app, 'ravi@example.org')
  const { id } = await added(at.asha)
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
  expect(await opened(at.asha, id)).toMatchObject({ version: 30 })
  expect((await add(ravi)).statusCode).toBe(201)
  at.platform.clock.advance(60_000)
  expect((await at.asha.put(`/api/projects/${id}`, { name: 'Cat', data: gameWith('score'), version: 30 })).statusCode).toBe(200)
}, 60_000)

test('the description of the API names every door of the games', async () => {
  await using at = await family()
  const { paths } = (await at.app.inject('/api/openapi.json')).json()
  const doors = Object.entries<object>(paths).filter(([path]) => /projects|play/.test(path))
  expect(Object.fromEntries(doors.map(([path, methods]) => [path, Object.keys(methods).toSorted()]))).toEqual({
    '/api/projects': ['get', 'post'],
    '/api/projects/{id}': ['delete', 'get', 'put'],
    '/api/projects/{id}/share': ['delete', 'post'],
    '/api/play/{token}': ['get'],
  })
})

import { randomUUID } from 'node:crypto'
import { type AnalyzeResponse, type AssessmentList, type Child, type ChildList, maxChildren } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signUpFamily } from '../screening/test-family.ts'

const now = '2026-03-14T09:00:00Z'

test('a family can store several children, each with optional details', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const first = await add(asha, { nickname: ' Guddu ', birthMonth: '2024-09', weeksEarly: 6 })
  platform.clock.advance(1000)
  const second = await add(asha, {})

  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(first.headers['cache-control']).toBe('no-store')
  expect(await childrenOf(asha)).toEqual([
    {
      id: first.json<Child>().id,
      nickname: 'Guddu',
      birthMonth: '2024-09',
      weeksEarly: 6,
      createdAt: '2026-03-14T09:00:00.000Z',
      assessments: 0,
    },
    expect.objectContaining({ nickname: null, birthMonth: null, weeksEarly: null }),
  ])
})

test('a child sent again after a lost answer is added once, as it was sent last, and nobody can send over that of another family', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const id = randomUUID()
  await add(asha, { id, nickname: 'Gud' })
  expect((await add(asha, { id, nickname: 'Guddu' })).json()).toMatchObject({ id, nickname: 'Guddu' })
  expect(await childrenOf(asha)).toMatchObject([{ id, nickname: 'Guddu' }])

  const ravi = await signUpFamily(app, 'ravi@example.org')
  expect((await add(ravi, { id, nickname: 'Bunty' })).statusCode).toBe(409)
  expect(await childrenOf(asha)).toMatchObject([{ id, nickname: 'Guddu' }])
  expect(await childrenOf(ravi)).toEqual([])
})

test('updating a child replaces it, and details left out are deleted', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { id } = (await add(asha, { nickname: 'Guddu', birthMonth: '2024-09' })).json<Child>()

  const changed = await asha.send({ method: 'PUT', url: `/api/children/${id}`, payload: { birthMonth: '2024-10' } })

  expect(changed.json()).toMatchObject({ id, nickname: null, birthMonth: '2024-10' })
  expect(await childrenOf(asha)).toMatchObject([{ id, nickname: null, birthMonth: '2024-10' }])
})

test('invalid details of a child are refused by field name, and nothing is stored', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { id } = (await add(asha, { nickname: 'Guddu' })).json<Child>()

  for (const [field, value] of [
    ['birthMonth', '2026-04'],
    ['birthMonth', 'soon'],
    ['birthMonth', 202409],
    ['weeksEarly', 21],
    ['weeksEarly', -1],
    ['weeksEarly', 1.5],
    ['weeksEarly', '6'],
    ['nickname', 'x'.repeat(10_000)],
    ['nickname', ['Guddu']],
  ] as const) {
    const refused = { error: { code: 'invalid_input', fields: [field] } }
    const wrong = { [field]: value }
    expect((await add(asha, wrong)).json(), field).toMatchObject(refused)
    expect((await asha.send({ method: 'PUT', url: `/api/children/${id}`, payload: wrong })).json()).toMatchObject(refused)
  }
  expect(await childrenOf(asha)).toMatchObject([{ nickname: 'Guddu' }])
})

test('an account has a maximum number of children, also with concurrent requests', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const answers = await Promise.all(Array.from({ length: maxChildren + 8 }, () => add(asha, {})))

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxChildren)
  const refused = answers.find(({ statusCode }) => statusCode !== 201)
  expect([refused?.statusCode, refused?.json()]).toMatchObject([409, { error: { code: 'too_many_children', most: maxChildren } }])
  expect(await childrenOf(asha)).toHaveLength(maxChildren)
})

test('nobody can see, change, delete or screen a child of another family', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const { id } = (await add(asha, { nickname: 'Guddu', birthMonth: '2024-09' })).json<Child>()

  for (const other of [id, randomUUID(), 'x', `${id}'`]) {
    const url = `/api/children/${encodeURIComponent(other)}`
    expect((await ravi.send({ method: 'PUT', url, payload: {} })).statusCode).toBe(404)
    expect((await ravi.delete(url)).statusCode).toBe(404)
  }
  expect((await ravi.analyze({ childId: id })).statusCode).toBe(404)
  expect(await ravi.assessments()).toEqual([])
  expect(await childrenOf(ravi)).toEqual([])
  expect(await childrenOf(asha)).toMatchObject([{ nickname: 'Guddu' }])
  for (const method of ['GET', 'POST'] as const) {
    expect((await app.inject({ method, url: '/api/children' })).statusCode).toBe(401)
  }
})

test('a screening of a stored child uses its month of birth and weeks early', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { id } = (await add(asha, { birthMonth: '2024-07', weeksEarly: 12 })).json<Child>()

  const { assessment } = (await asha.analyze({ childId: id })).json<AnalyzeResponse>()

  const ages = { childId: id, birthMonth: '2024-07', ageMonths: 20, correctedMonths: 17, extra: { weeksEarly: 12 } }
  expect(assessment).toMatchObject(ages)
  expect((await asha.get(`/api/assessments/${assessment.id}`)).json()).toMatchObject(ages)
  const response = (await asha.analyze({ childId: id, birthMonth: '2024-06', extra: { weeksEarly: 3 } })).json<AnalyzeResponse>()
  expect(response.assessment).toMatchObject({ birthMonth: '2024-06', ageMonths: 21, correctedMonths: null })
  expect(await childrenOf(asha)).toMatchObject([{ birthMonth: '2024-07', weeksEarly: 12, assessments: 2 }])
})

test('among several children one without a name is identified by its month of birth, or not at all', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const older = (await add(asha, { birthMonth: '2023-12' })).json<Child>()
  const younger = (await add(asha, { birthMonth: '2024-09' })).json<Child>()
  const childOf = async (birthMonth?: string) =>
    (await asha.analyze(birthMonth ? { birthMonth } : {})).json<AnalyzeResponse>().assessment.childId

  expect(await childOf('2024-09')).toBe(younger.id)
  expect(await childOf('2023-12')).toBe(older.id)
  expect(await childOf('2024-01')).toBeNull()
  expect(await childOf()).toBeNull()
  await add(asha, { birthMonth: '2024-09' })
  expect(await childOf('2024-09')).toBeNull()
})

test('a child without a month of birth gets it from the screening', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { id } = (await add(asha, { nickname: 'Guddu' })).json<Child>()
  await asha.analyze({ childId: id, birthMonth: '2024-09' })
  expect(await childrenOf(asha)).toMatchObject([{ id, nickname: 'Guddu', birthMonth: '2024-09' }])
})

test('with several children, the list shows which child each summary is about, also for unnamed children', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const first = (await add(asha, { birthMonth: '2024-09' })).json<Child>()
  await asha.analyze({ childId: first.id })
  expect(await asha.assessments()).toMatchObject([{ childNickname: null, childPlace: null }])

  platform.clock.advance(1_000)
  const second = (await add(asha, { nickname: 'Pinky', birthMonth: '2023-12' })).json<Child>()
  await asha.analyze({ childId: second.id })
  await asha.analyze({})
  const ravi = await signUpFamily(createApp(platform), 'ravi@example.org')
  await add(ravi, { nickname: 'Guddu' })
  const { items } = (await asha.get('/api/assessments')).json<AssessmentList>()
  expect(new Set(items.map(({ childPlace, childNickname }) => `${childPlace} ${childNickname}`))).toEqual(
    new Set(['1 null', '2 Pinky', 'null null']),
  )

  await asha.put(`/api/children/${first.id}`, { nickname: 'Pinky' })
  const named = (await asha.get('/api/assessments')).json<AssessmentList>().items.map((item) => item.childNickname)
  expect(new Set(named)).toEqual(new Set(['Pinky (1)', 'Pinky (2)', null]))
})

test('deleting a child deletes its assessments and follow-ups, and keeps those of other children', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const gone = (await add(asha, { nickname: 'Guddu' })).json<Child>()
  const stays = (await add(asha, { nickname: 'Pinky' })).json<Child>()
  const answered = await asha.analyze({ childId: gone.id, responses: responsesCounting(1, 6, 7) })
  const { id } = answered.json<AnalyzeResponse>().assessment
  await asha.send({ method: 'POST', url: `/api/assessments/${id}/follow-up`, payload: { answers: [] } })
  const kept = (await asha.analyze({ childId: stays.id })).json<AnalyzeResponse>().assessment

  expect((await asha.delete(`/api/children/${gone.id}`)).statusCode).toBe(204)

  expect(await asha.assessments()).toMatchObject([{ id: kept.id, childId: stays.id, childNickname: 'Pinky' }])
  expect(await platform.db.query('select from follow_ups')).toEqual([])
  expect(await childrenOf(asha)).toMatchObject([{ nickname: 'Pinky', assessments: 1 }])
  expect((await asha.delete(`/api/children/${gone.id}`)).statusCode).toBe(404)
})

function add(family: Family, payload: object) {
  return family.send({ method: 'POST', url: '/api/children', payload })
}

async function childrenOf(family: Family) {
  return (await family.get('/api/children')).json<ChildList>().items
}

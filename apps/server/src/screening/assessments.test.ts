import { randomUUID } from 'node:crypto'
import type { AnalyzeResponse, AssessmentList } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { listAssessments } from './list-assessments.ts'
import { responsesCounting, signUpFamily } from './test-family.ts'

const now = '2026-03-14T09:00:00Z'

test('the list is newest first, without texts, and its pages have no gaps or duplicates', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const stored: string[] = []
  for (let n = 0; n < 7; n += 1) {
    // Two with the same time: the id decides the order, so a page can end between them.
    if (n !== 4) platform.clock.advance(1)
    stored.push((await asha.analyze()).json<AnalyzeResponse>().assessment.id)
  }

  const seen: string[] = []
  let next: string | null = null
  do {
    const url: string = `/api/assessments?limit=2${next ? `&after=${encodeURIComponent(next)}` : ''}`
    const response = await asha.get(url)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).not.toMatch(/analysis|answers/)
    const page: AssessmentList = response.json()
    seen.push(...page.items.map(({ id }) => id))
    next = page.next
  } while (next)

  expect(seen).toHaveLength(7)
  expect(seen.toSorted()).toEqual(stored.toSorted())
  expect(seen.slice(0, 2)).toEqual([stored[6], stored[5]])
  expect(seen.slice(4)).toEqual([stored[2], stored[1], stored[0]])
})

test('a list page has 1 to 100 entries and accepts only issued cursors', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const statusOf = async (query: string) => (await asha.get(`/api/assessments?${query}`)).statusCode

  for (const query of ['limit=0', 'limit=101', 'limit=2.5', 'limit=x', 'limit=', 'after=x', 'after=', `after=${randomUUID()}`]) {
    expect(await statusOf(query), query).toBe(422)
  }
  expect(await statusOf('limit=100')).toBe(200)
  expect((await asha.get('/api/assessments')).json()).toEqual({ items: [], next: null })
})

test('nobody can read or delete another family’s assessment, or find out that it exists', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const { id } = (await asha.analyze()).json<AnalyzeResponse>().assessment

  for (const other of [id, randomUUID(), 'x', `${id}'`, encodeURIComponent('../x')]) {
    for (const response of [await ravi.get(`/api/assessments/${other}`), await ravi.delete(`/api/assessments/${other}`)]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: { code: 'not_found' } })
    }
  }
  expect(await ravi.assessments()).toEqual([])
  expect(await asha.assessments()).toHaveLength(1)
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await app.inject({ method, url: `/api/assessments/${id}` })).statusCode).toBe(401)
  }
  expect((await app.inject({ method: 'GET', url: '/api/assessments?limit=x' })).statusCode).toBe(401)
})

test('only the family can set, change and remove who answered', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const { id } = (await asha.analyze()).json<AnalyzeResponse>().assessment
  const say = (family: typeof asha, answeredBy: unknown, of = id) =>
    family.put(`/api/assessments/${of}/answered-by`, { answeredBy })
  const answeredBy = async () => (await asha.get('/api/assessments')).json<AssessmentList>().items[0]?.answeredBy

  expect(await answeredBy()).toBeUndefined()
  expect((await say(asha, 'grandparent')).statusCode).toBe(204)
  expect(await answeredBy()).toBe('grandparent')
  expect((await asha.get(`/api/assessments/${id}`)).json()).toMatchObject({ answeredBy: 'grandparent' })
  for (const wrong of ['Nani', '', 7, undefined]) expect((await say(asha, wrong)).statusCode).toBe(422)
  expect((await say(ravi, 'father')).statusCode).toBe(404)
  expect((await say(asha, 'father', randomUUID())).statusCode).toBe(404)
  expect(
    (await app.inject({ method: 'PUT', url: `/api/assessments/${id}/answered-by`, payload: { answeredBy: null } })).statusCode,
  ).toBe(401)
  expect(await answeredBy()).toBe('grandparent')
  expect((await say(asha, null)).statusCode).toBe(204)
  expect(await answeredBy()).toBeUndefined()
})

test('a deleted assessment gets 404', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { id } = (await asha.analyze()).json<AnalyzeResponse>().assessment

  const response = await asha.delete(`/api/assessments/${id}`)

  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect((await asha.get(`/api/assessments/${id}`)).statusCode).toBe(404)
  expect((await asha.delete(`/api/assessments/${id}`)).statusCode).toBe(404)
  expect(await platform.db.query('select id from assessments')).toEqual([])
})

test('a result stored under older rules and texts is shown unchanged', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const attemptId = randomUUID()
  const { id } = (await asha.analyze({ attemptId, responses: responsesCounting(7) })).json<AnalyzeResponse>().assessment
  await platform.db.query(
    `update assessments set template_version = '0', instrument_version = 'older', analysis = '# Old words', total = 5,
     band = 'medium', outcome = 'follow_up_due', age_months = 40, age_applies = true,
     sealed_facts = null, sealed_texts = null, answers = $2, extra = '{}' where id = $1`,
    [id, JSON.stringify(responsesCounting(7))],
  )
  const older = { templateVersion: '0', total: 5, outcome: 'follow_up_due', ageMonths: 40, ageApplies: true }

  expect((await asha.get(`/api/assessments/${id}`)).json()).toMatchObject({ ...older, analysis: '# Old words' })
  const again = (await asha.analyze({ attemptId, responses: responsesCounting(7) })).json<AnalyzeResponse>()
  expect(again).toMatchObject({ analysis: '# Old words', assessment: { ...older, instrument: { version: 'older' } } })
})

test('deleting an account deletes its assessments', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  await asha.analyze()
  await platform.db.query('delete from users where id = $1', [asha.id])
  expect(await platform.db.query('select id from assessments')).toEqual([])
})

test('the list uses its index with any number of families', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const plan = await platform.db.transaction(async (tx) => {
    // With only a few rows the planner would prefer a sequential scan.
    await tx.query('set local enable_seqscan = off')
    const lines: string[] = []
    const explaining = {
      ...(platform.db.families && { families: platform.db.families }),
      query: async (sql: string, values?: readonly unknown[]) => {
        const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)
        lines.push(...rows.map((row) => row['QUERY PLAN']))
        return []
      },
    }
    const page = { userId: asha.id, count: 21, nowMs: Date.parse(now) }
    await listAssessments(explaining, [
      { ...page, after: null },
      { ...page, after: { completedMs: Date.parse(now), id: randomUUID() } },
    ])
    return lines.join('\n')
  })
  expect(plan).toMatch(/Index Scan using assessments_newest.*\n\s+Index Cond: .*user_id = .*ROW\(completed_at, id\) < ROW/)
})

test('concurrent list requests of several families each return only their own assessments', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const families = [
    await signUpFamily(app, 'asha@example.org'),
    await signUpFamily(app, 'balu@example.org'),
    await signUpFamily(app, 'chand@example.org'),
  ]
  for (const [n, family] of families.entries())
    for (let times = 0; times < n; times++) await family.analyze({ attemptId: randomUUID(), responses: responsesCounting(times) })
  const own = await platform.db.query<{ id: string; user_id: string }>('select id, user_id from assessments')

  const lists = await Promise.all(
    families.flatMap((family) => [family.get('/api/assessments'), family.get('/api/assessments?limit=1')]),
  )

  const ids = lists.map((list) => list.json<AssessmentList>().items.map(({ id }) => id))
  const idsOf = (n: number) => own.filter(({ user_id: owner }) => owner === families[n]?.id).map(({ id }) => id)
  expect(ids.map((some) => some.length)).toEqual([0, 0, 1, 1, 2, 1])
  for (const [at, some] of ids.entries()) expect(idsOf(Math.floor(at / 2))).toEqual(expect.arrayContaining(some))
})

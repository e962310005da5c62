/** What a copy of the database reveals about a family. */
import { randomUUID } from 'node:crypto'
import type { AnalyzeResponse } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { familiesOf } from '../platform/family-keys/index.ts'
import { sealPlainRows } from '../platform/family-keys/seal-plain-rows.ts'
import { testPlatform, type TestPlatform } from '../platform/test-platform.ts'
import { plainChildren } from '../children/index.ts'
import { plainAssessments, plainFollowUps } from './plain-assessments.ts'
import { responsesCounting, signUpFamily } from './test-family.ts'
import { followUpOf } from './follow-up/test-follow-up.ts'

const now = '2026-03-14T09:00:00Z'
const plain = [plainAssessments, plainFollowUps, plainChildren]

test('no table contains readable answers, texts, follow-ups or nicknames', async () => {
  await using platform = await testPlatform({ now })
  const { asha, id } = await familyWithData(platform)
  const rows = JSON.stringify([
    await tableOf(platform, 'assessments'),
    await tableOf(platform, 'follow_ups'),
    await tableOf(platform, 'children'),
  ])
  expect(rows).not.toMatch(/questionId|Summary|Bina|"yes"|weeksEarly|chosen/)
  expect((await asha.get(`/api/assessments/${id}`)).json()).toMatchObject({
    analysis: expect.stringContaining('# Summary'),
    extra: { weeksEarly: 5 },
  })
  expect((await asha.get('/api/children')).json().items).toMatchObject([{ nickname: 'Bina' }])
})

test('if a family’s key is lost, its data cannot be read, and other families are not affected', async () => {
  await using platform = await testPlatform({ now })
  const { asha, id } = await familyWithData(platform)
  const bela = await signUpFamily(createApp(platform), 'bela@example.org')
  await bela.analyze()
  const [kept] = await platform.db.query('select wrapped from family_keys where user_id = $1', [asha.id])
  await platform.db.query('delete from family_keys where user_id = $1', [asha.id])

  for (const url of ['/api/assessments', `/api/assessments/${id}`, '/api/children']) {
    expect((await asha.get(url)).json(), url).toMatchObject({ error: { code: 'data_unreadable' } })
  }
  // A new key would make the old rows unreadable for ever.
  expect((await asha.analyze({ attemptId: randomUUID() })).statusCode).toBe(503)
  expect(await platform.db.query('select from family_keys where user_id = $1', [asha.id])).toEqual([])
  expect((await bela.get('/api/assessments')).json().items).toHaveLength(1)
  const file = (await asha.get('/api/account/export')).json()
  expect(file).toMatchObject({ assessments: [{ id, unreadable: true }], children: [{ unreadable: true }] })

  await platform.db.query('insert into family_keys (user_id, wrapped) values ($1, $2)', [asha.id, kept?.wrapped])
  expect((await asha.get(`/api/assessments/${id}`)).json()).toMatchObject({ extra: { weeksEarly: 5 } })
})

test('a family whose key is lost does not affect others that ask at the same moment', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const [asha, bela] = [await signUpFamily(app, 'asha@example.org'), await signUpFamily(app, 'bela@example.org')]
  for (const family of [asha, bela]) await family.analyze()
  await platform.db.query(`update family_keys set wrapped = '\\x00' where user_id = $1`, [asha.id])

  const together = (ask: (family: typeof asha) => ReturnType<typeof asha.get>) => Promise.all([asha, bela, asha, bela].map(ask))
  for (const answers of [
    await together((family) => family.get('/api/assessments')),
    await together((family) => family.analyze()),
  ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200, 503, 200])
  expect(await bela.assessments()).toHaveLength(3)
})

test('a server without the keys logs which families it cannot read, and can still erase them', async () => {
  const lines: string[] = []
  await using platform = await testPlatform({ now, onLogLine: (line) => lines.push(line) })
  const { asha } = await familyWithData(platform)
  await platform.db.query('truncate family_keys')
  const app = createApp(platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => lines.join('')).toContain('The keys of some families are missing')
  expect(lines.find((line) => line.includes('The keys of some families'))).toContain(asha.id)
  await app.close()
  await platform.db.query('delete from users where id = $1', [asha.id])
  expect(await tableOf(platform, 'assessments')).toEqual([])
})

test('rows from before encryption are sealed once while the server runs, and read unchanged', async () => {
  await using platform = await testPlatform({ now })
  const { asha, id } = await familyWithData(platform)
  const before = (await asha.get(`/api/assessments/${id}`)).json()
  const children = (await asha.get('/api/children')).json()
  await unseal(platform, asha.id)
  expect((await asha.get(`/api/assessments/${id}`)).json(), 'readable rows are read').toEqual(before)

  expect(await sealPlainRows(platform, plain)).toBe(3)
  expect(await sealPlainRows(platform, plain)).toBe(0)
  expect(JSON.stringify(await tableOf(platform, 'assessments'))).not.toContain('questionId')
  expect((await asha.get(`/api/assessments/${id}`)).json()).toEqual(before)
  expect((await asha.get('/api/children')).json()).toEqual(children)
})

test('two processes that concurrently store the first rows of a family use one key', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const families = familiesOf(platform.db)
  const keys = await Promise.all(Array.from({ length: 8 }, () => families.forWriting(platform.db, asha.id)))
  const place = { column: 'x', rowId: 'y' }
  for (const key of keys) expect(keys[0]?.open(place, key.seal(place, 'same'))).toBe('same')
})

async function familyWithData(platform: TestPlatform) {
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const request = { responses: responsesCounting(7, 9, 11), extra: { weeksEarly: 5 } }
  const { id, childId } = (await asha.analyze(request)).json<AnalyzeResponse>().assessment
  await asha.put(`/api/children/${childId}`, { nickname: 'Bina', birthMonth: null, weeksEarly: 5 })
  await followUpOf(asha, id).post([{ question: '7.how', chosen: ['points'] }])
  return { asha, id }
}

async function tableOf({ db }: TestPlatform, table: string): Promise<object[]> {
  return await db.query(`select to_jsonb(t) as row from ${table} t`)
}

/** Stores the rows as versions before encryption did. */
async function unseal({ db }: TestPlatform, userId: string): Promise<void> {
  const families = familiesOf(db)
  const key = await families.forWriting(db, userId)
  const open = async (table: string, column: string, idColumn = 'id') =>
    (await db.query<{ id: string; sealed: Buffer }>(`select ${idColumn} as id, ${column} as sealed from ${table}`)).map(
      ({ id, sealed }) => ({
        id,
        value: key.open<Record<string, unknown>>({ column: `${table}.${column}`, rowId: id }, sealed),
      }),
    )
  for (const { id, value } of await open('follow_ups', 'sealed', 'assessment_id'))
    await db.query('update follow_ups set answers = $2, sealed = null where assessment_id = $1', [id, JSON.stringify(value)])
  for (const { id, value } of await open('children', 'sealed'))
    await db.query('update children set nickname = $2, weeks_early = $3, sealed = null where id = $1', [
      id,
      value.nickname,
      value.weeksEarly,
    ])
  const texts = await open('assessments', 'sealed_texts')
  for (const { id, value } of await open('assessments', 'sealed_facts')) {
    const text = texts.find((each) => each.id === id)?.value
    await db.query(
      `update assessments set extra = $2, counted_items = $3, answers = $4, analysis = $5, sealed_facts = null, sealed_texts = null where id = $1`,
      [id, value.extra, JSON.stringify(value.counted_items), JSON.stringify(text?.answers), text?.analysis],
    )
  }
}

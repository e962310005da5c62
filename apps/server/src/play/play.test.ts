import { randomUUID } from 'node:crypto'
import type { StoredPlay } from '@ankur/games/play-record'
import type { Child } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, signUpFamily } from '../screening/test-family.ts'

const now = '2026-03-14T09:00:00Z'
const consent = { noticeVersion: '2026-11-23', language: 'hi' } as const
const played = { level: 2, day: '2026-03-14', rounds: 3, ways: { self: 5, help: 1 }, unhelped: false }
const record = { memory: { days: [played], grown: [2] } }

async function childOf(family: Family): Promise<string> {
  const added = await family.send({ method: 'POST', url: '/api/children', payload: {} })
  return added.json<Child>().id
}

test('play is stored for a child only with consent for that child, not for another child of the family', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const [first, second] = [await childOf(asha), await childOf(asha)]
  expect((await asha.put(`/api/play/${first}`, { record })).json()).toMatchObject({ error: { code: 'play_consent_missing' } })

  expect((await asha.put(`/api/play/${first}`, { record, consent })).json()).toMatchObject({ childId: first, record })
  expect((await asha.put(`/api/play/${second}`, { record })).statusCode).toBe(403)
  expect((await asha.get('/api/play')).json()).toEqual({
    items: [{ childId: first, record, daysDeletedAt: null, updatedAt: '2026-03-14T09:00:00.000Z' }],
  })
  expect((await asha.get('/api/consents')).json().items).toMatchObject([{ purpose: 'play', ...consent, withdrawnAt: null }])
})

test('records of two devices are merged, duplicates count once, and deleted days stay deleted', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const url = `/api/play/${await childOf(asha)}`
  await asha.put(url, { record, consent })
  const other = { memory: { days: [{ ...played, level: 3 }], grown: [3] }, take_turns: { days: [], grown: [1] } }
  const answers = await Promise.all([
    asha.put(url, { record: other }),
    asha.put(url, { record }),
    asha.put(url, { record: other }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await asha.get('/api/play')).json().items[0].record).toEqual({
    memory: { days: [played, { ...played, level: 3 }], grown: [2, 3] },
    take_turns: { days: [], grown: [1] },
  })
  await asha.put(url, { record: { memory: { days: [], grown: [2, 3] } }, replaces: true })
  expect((await asha.put(url, { record: {} })).json().record).toEqual({ memory: { days: [], grown: [2, 3] } })
})

test('days deleted on one device do not come back from another, and days played since then stay', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const url = `/api/play/${await childOf(asha)}`
  const before = { ...played, day: '2026-03-12' }
  const since = { ...played, day: '2026-03-15' }
  const put = async (body: object) => (await asha.put(url, body)).json<StoredPlay>()
  const first = await put({ record: { memory: { days: [before, played], grown: [2] } }, consent })
  expect(first.daysDeletedAt).toBeNull()

  // Without a signal the first phone deleted its days of 12 March, and then played. Its clock may be ahead.
  const heard = await put({ record: { memory: { days: [played], grown: [2] } }, deletedUntil: '2026-03-12' })
  expect(heard).toMatchObject({ record: { memory: { days: [played], grown: [2] } }, daysDeletedAt: '2026-03-14T09:00:00.000Z' })
  const other = await put({ record: { memory: { days: [before, since], grown: [2] } } })
  expect(other.record.memory).toEqual({ days: [played, since], grown: [2] })
  expect(await put({ record: {}, daysDeletedAt: other.daysDeletedAt })).toMatchObject({ record: other.record })
  expect((await put({ record: {}, deletedUntil: '2027-01-01' })).record.memory).toEqual({ days: [since], grown: [2] })

  // A device that starts to store its days brings all of them.
  expect((await put({ record: { memory: { days: [before], grown: [] } }, consent })).record.memory?.days).toEqual([before, since])
})

test('days that were deleted before the family stopped storing them do not come back once it starts again', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const child = await childOf(asha)
  const put = async (body: object) => (await asha.put(`/api/play/${child}`, body)).json<StoredPlay>()
  for (const stop of [`/api/play/${child}`, '/api/consents/play']) {
    await put({ record: { memory: { days: [played], grown: [2] } }, consent })
    const { daysDeletedAt } = await put({ record: {}, deletedUntil: played.day })
    expect((await asha.delete(stop)).statusCode).toBe(204)
    expect(await put({ record: {}, consent })).toMatchObject({ record: {}, daysDeletedAt })
    // Another phone was off all the time.
    expect((await put({ record: { memory: { days: [played], grown: [2] } } })).record.memory).toEqual({ days: [], grown: [2] })
    await asha.delete(stop)
  }
})

test('nobody can read, write or delete play records of another family, or without a session', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const [asha, ravi] = [await signUpFamily(app, 'asha@example.org'), await signUpFamily(app, 'ravi@example.org')]
  const child = await childOf(asha)
  await asha.put(`/api/play/${child}`, { record, consent })
  for (const id of [child, randomUUID(), 'x']) {
    expect((await ravi.put(`/api/play/${id}`, { record, consent })).statusCode).toBe(404)
    expect((await ravi.delete(`/api/play/${id}`)).statusCode).toBe(404)
  }
  expect((await ravi.get('/api/play')).json()).toEqual({ items: [] })
  expect((await app.inject({ method: 'GET', url: '/api/play' })).statusCode).toBe(401)
  expect(
    (await asha.put(`/api/play/${child}`, { record: { memory: { days: [{ ...played, level: 9 }], grown: [] } } })).statusCode,
  ).toBe(422)
})

test('play records are sealed, exported, and deleted with their consent, the child and the account', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const [first, second, third] = [await childOf(asha), await childOf(asha), await childOf(asha)]
  for (const child of [first, second, third]) await asha.put(`/api/play/${child}`, { record, consent })

  const rows = await platform.db.query<{ sealed: Buffer }>('select sealed from play_records')
  expect(rows.map(({ sealed }) => sealed.includes('memory'))).toEqual([false, false, false])
  const file = (await asha.get('/api/account/export')).json()
  expect(file.playDays).toHaveLength(3)
  expect(file.playDays).toContainEqual(expect.objectContaining({ childId: first, record }))
  expect((await asha.get('/api/account')).json().kept.playDays).toBe(3)

  const left = async () => (await asha.get('/api/play')).json().items.map(({ childId }: { childId: string }) => childId)
  const inForce = async () =>
    (await asha.get('/api/consents'))
      .json()
      .items.some((each: { purpose: string; withdrawnAt: string | null }) => each.purpose === 'play' && each.withdrawnAt === null)
  await asha.delete(`/api/play/${first}`)
  expect([await left(), await inForce()]).toEqual([[second, third].toSorted(), true])
  await asha.delete(`/api/children/${second}`)
  expect(await left()).toEqual([third])
  await asha.delete('/api/consents/play')
  expect([await left(), await inForce()]).toEqual([[], false])
  expect((await asha.put(`/api/play/${third}`, { record })).statusCode).toBe(403)
  await asha.put(`/api/play/${third}`, { record, consent })
  await asha.delete(`/api/play/${third}`)
  expect([await left(), await inForce()]).toEqual([[], false])
})

test('a consent withdrawn while devices store play leaves nothing stored, and no request fails', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const [first, second] = [await childOf(asha), await childOf(asha)]
  for (let round = 0; round < 8; round += 1) {
    for (const id of [first, second]) await asha.put(`/api/play/${id}`, { record, consent })
    const [withdrawn, ...others] = await Promise.all([
      asha.delete('/api/consents/play'),
      asha.put(`/api/play/${first}`, { record }),
      asha.put(`/api/play/${second}`, { record }),
      asha.delete(`/api/play/${second}`),
    ])
    for (const { statusCode } of others) expect([200, 204, 403, 404]).toContain(statusCode)
    expect(withdrawn.statusCode).toBe(204)
    expect((await asha.get('/api/play')).json()).toEqual({ items: [] })
  }
})
